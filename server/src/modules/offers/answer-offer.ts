import type { OfferAnswer, OfferDone } from '@motohaat/contract/offers';
import type { NoticeData } from '@motohaat/domain/notice';
import {
  acceptedHours,
  afterOfferAct,
  answerHours,
  isAgreeing,
  type OfferAct,
  offerEventOf,
} from '@motohaat/domain/offer';
import { sql } from 'kysely';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { tell } from '../notices/tell.ts';
import { hint } from '../stream/hint.ts';
import { listeningTalk, writeOfferEvent } from '../talk/offer-event.ts';
import { lockOwnConversation } from '../talk/own-conversation.ts';
import { refuseAmount } from './make-offer.ts';
import { findOffer, statusOf } from './offers.repository.ts';

const hour = 3_600_000;

/** What the other side is told of an act. */
const told: Record<OfferAct, NoticeData['offer']['offer']> = {
  accept: 'accepted',
  decline: 'declined',
  counter: 'made',
  withdraw: 'withdrawn',
};

/**
 * Accepts, declines or withdraws an offer, or names another price, in the conversation about the bike; the
 * other side is told. Of two who act at once one counts.
 *
 * @throws AppError `not_found`, `conflict` where that cannot be done now, `invalid`
 */
export async function answerOffer(
  db: Database,
  actorId: string,
  id: string,
  { act, version, amount: named }: OfferAnswer,
  now = new Date(),
): Promise<OfferDone> {
  return db.transaction().execute(async (trx) => {
    const offer = await findOffer(trx, { id, userId: actorId });
    if (!offer) throw new AppError('not_found');
    const side = offer.buyer_id === actorId ? 'buyer' : 'seller';
    const other = side === 'buyer' ? 'seller' : 'buyer';
    const current = statusOf(offer, now);
    if (current === 'expired') throw new AppError('conflict', { message: (t) => t.offers.over });
    const status = afterOfferAct(current, side, act);
    if (status === undefined || offer.version !== version) throw new AppError('conflict');
    if (act === 'counter') refuseAmount(named, offer.price);
    const amount = act === 'counter' ? (named ?? offer.amount) : offer.amount;
    const hours = status === 'accepted' ? acceptedHours : answerHours;
    // Before the offer, as whoever makes one does: so nobody waits for one who waits for them.
    const whose = { id: offer.conversation_id, actorId };
    const own = await (isAgreeing(act) ? listeningTalk : lockOwnConversation)(trx, whose);
    const { numUpdatedRows } = await trx
      .updateTable('offers')
      .set({
        status,
        amount,
        version: sql<number>`version + 1`,
        updated_at: now,
        expires_at: new Date(now.getTime() + hours * hour),
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new AppError('conflict');
    await writeOfferEvent(trx, own, { offerId: id, event: offerEventOf[act], amount, at: now });
    const data = { as: other, offer: told[act], amount, conversationId: own.row.id } as const;
    await tell(trx, { kind: 'offer', to: own.otherId, data, productId: offer.product_id });
    const people = [offer.buyer_id, offer.seller_id];
    await hint(trx, { to: people, kind: 'offer', id, version: version + 1 });
    return { acknowledged: true, status };
  });
}
