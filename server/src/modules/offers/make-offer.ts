import type { NewOffer } from '@motohaat/contract/offers';
import { answerHours, offersPerDay } from '@motohaat/domain/offer';

import { type Database, isUniqueViolation, type Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../../plugins/authentication.ts';
import { lockActor } from '../accounts/account-status.ts';
import { findNamedBike, refuseOwn } from '../listings/named-bike.ts';
import { tell } from '../notices/tell.ts';
import { hint } from '../stream/hint.ts';
import { talkForOffer, writeOfferEvent } from '../talk/offer-event.ts';
import { countRecentOffers, expireOffers } from './offers.repository.ts';

const hour = 3_600_000;

/**
 * Offers less for a bike than is asked, in the conversation about it; its seller is told.
 *
 * @param making.id the offer's id
 * @throws AppError `invalid`, `forbidden`, `not_for_sale`, `duplicate` while another of this buyer's for
 *   this bike is live, `limit_reached`, `conflict` where the two cannot write to each other
 */
export async function makeOffer(
  db: Database,
  buyer: Actor,
  { productId, amount }: NewOffer,
  { id, now = new Date() }: { id: string; now?: Date },
): Promise<string> {
  const bike = await findNamedBike(db, { productId });
  if (bike?.status !== 'active') throw new AppError('not_for_sale');
  refuseOwn(bike, buyer);
  refuseAmount(amount, bike.resale_price);
  const isMade = async (trx: Queryable) => {
    const found = await trx
      .selectFrom('offers')
      .select('id')
      .where('id', '=', id)
      .where('buyer_id', '=', buyer.id)
      .executeTakeFirst();
    return found !== undefined;
  };
  try {
    await db.transaction().execute(async (trx) => {
      await lockActor(trx, buyer);
      if (await isMade(trx)) return;
      if ((await countRecentOffers(trx, buyer.id, now)) >= offersPerDay) {
        throw new AppError('limit_reached', { message: (t) => t.offers.perDay(offersPerDay) });
      }
      const parties = { productId: bike.id, buyerId: buyer.id, sellerId: bike.seller_id };
      const own = await talkForOffer(trx, parties);
      // One that is over need not be written down yet.
      await expireOffers(trx, { now, productId: bike.id });
      await trx
        .insertInto('offers')
        .values({
          id,
          product_id: bike.id,
          buyer_id: buyer.id,
          seller_id: bike.seller_id,
          amount,
          asked: bike.resale_price,
          created_at: now,
          expires_at: new Date(now.getTime() + answerHours * hour),
        })
        .execute();
      await writeOfferEvent(trx, own, { offerId: id, event: 'made', amount, at: now });
      const data = { as: 'seller', offer: 'made', amount, conversationId: own.row.id } as const;
      await tell(trx, { kind: 'offer', to: bike.seller_id, data, productId: bike.id });
      await hint(trx, { to: [buyer.id, bike.seller_id], kind: 'offer', id, version: 1 });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('duplicate', { message: (t) => t.offers.already });
  }
  return id;
}

/** @throws AppError `invalid` for what is no less than what is asked */
export function refuseAmount(amount: number | undefined, price: number): asserts amount is number {
  if (amount !== undefined && amount < price) return;
  throw new AppError('invalid', { fields: { amount: (t) => t.offers.belowPrice(price) } });
}
