import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { hint } from '../stream/hint.ts';
import { writeOfferEvent } from '../talk/offer-event.ts';
import { lockOwnConversation } from '../talk/own-conversation.ts';
import { expireOffers, findAccepted, findOffer } from './offers.repository.ts';

/** A price that a buyer and a seller agreed on, in whole taka, and by which offer. */
export type AgreedPrice = { offerId: string; amount: number };

/** What this buyer and the seller of a bike agreed on, while it holds. */
export async function findAgreed(
  db: Queryable,
  about: { productId: string; buyerId: string; now: Date },
): Promise<AgreedPrice | undefined> {
  const offer = await findAccepted(db, about);
  return offer && { offerId: offer.id, amount: offer.amount };
}

/**
 * Writes down that an accepted offer was booked for, also in the conversation of its two people. It counts
 * once, and for its buyer alone (I14).
 *
 * @returns whether it could still be used
 */
export async function takeAgreed(
  trx: Queryable,
  {
    offerId,
    buyerId,
    bookingId,
    now,
  }: { offerId: string; buyerId: string; bookingId: string; now: Date },
): Promise<boolean> {
  const own = await lockTalkOf(trx, { offerId, buyerId });
  if (!own) return false;
  const used = await trx
    .updateTable('offers')
    .set({
      status: 'used',
      booking_id: bookingId,
      version: sql<number>`version + 1`,
      updated_at: now,
    })
    .where('id', '=', offerId)
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'accepted')
    .where('expires_at', '>', now)
    .returning(['seller_id', 'amount', 'version'])
    .executeTakeFirst();
  if (!used) return false;
  const { seller_id: sellerId, amount, version } = used;
  await writeOfferEvent(trx, own, { offerId, event: 'booked', amount, at: now });
  await hint(trx, { to: [buyerId, sellerId], kind: 'offer', id: offerId, version });
  return true;
}

/** The conversation of an offer, locked; always before the offer itself. */
async function lockTalkOf(trx: Queryable, whose: { offerId: string; buyerId: string }) {
  const offer = await findOffer(trx, { id: whose.offerId, userId: whose.buyerId });
  return offer && lockOwnConversation(trx, { id: offer.conversation_id, actorId: whose.buyerId });
}

/** Ends what is open or agreed on about a bike that somebody takes; it does not come back with the bike. */
export async function endOffersFor(trx: Queryable, productId: string, now: Date): Promise<void> {
  await expireOffers(trx, { now, productId });
}
