import type { OfferEvent } from '@motohaat/domain/offer';
import { v7 as newId } from 'uuid';

import type { Queryable } from '../../database/index.ts';
import { refuseClosed } from './closed.ts';
import { insertMessage } from './messages.repository.ts';
import { insertConversation, type Parties, refuseManyNew } from './open-conversation.ts';
import { lockOwnConversation, type OwnConversation } from './own-conversation.ts';
import { putOnTop } from './put-on-top.ts';

/** What one of the two did about an offer. */
type Done = {
  /** Whole taka, what it was about. */
  amount: number;
  offerId: string;
  event: OfferEvent;
  at: Date;
};

/**
 * Opens the conversation in which a buyer makes an offer, where there is none yet; within a transaction
 * that holds the buyer's account.
 *
 * @returns it, kept as it is until the transaction ends
 * @throws AppError `limit_reached`, `conflict` where nobody can write
 */
export async function talkForOffer(trx: Queryable, parties: Parties): Promise<OwnConversation> {
  const id = newId();
  const opened = await insertConversation(trx, parties, id);
  if (opened === id) await refuseManyNew(trx, parties.buyerId);
  return listeningTalk(trx, { id: opened, actorId: parties.buyerId });
}

/**
 * A conversation of one of its two people in which the other side can be reached.
 *
 * @returns it, kept as it is until the transaction ends
 * @throws AppError `not_found`, `conflict` where nobody can write
 */
export async function listeningTalk(
  trx: Queryable,
  whose: { id: string; actorId: string },
): Promise<OwnConversation> {
  const own = await lockOwnConversation(trx, whose);
  await refuseClosed(trx, own);
  return own;
}

/**
 * Writes down among the messages what somebody did about an offer. It is told as what it is, and not as a
 * message too.
 *
 * @returns its number
 */
export async function writeOfferEvent(
  trx: Queryable,
  own: OwnConversation,
  { offerId, event, amount, at }: Done,
): Promise<number> {
  const { row, side } = own;
  const number = row.last_number + 1;
  const message = await insertMessage(trx, {
    conversation_id: row.id,
    number,
    sender_id: side === 'buyer' ? row.buyer_id : row.seller_id,
    client_id: newId(),
    text: '',
    // Never before what stands above it.
    sent_at: new Date(Math.max(at.getTime(), row.last_at.getTime())),
    offer_id: offerId,
    offer_event: event,
    offer_amount: amount,
  });
  await putOnTop(trx, own, message);
  return number;
}
