import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { findAccepted } from './offers.repository.ts';

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
 * Writes down that an accepted offer was booked for. It counts once, and for its buyer alone (I14).
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
  const { numUpdatedRows } = await trx
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
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
