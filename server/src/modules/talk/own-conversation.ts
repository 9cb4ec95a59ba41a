import { type TalkSide, talkSideOf } from '@motohaat/domain/talk';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { ConversationRow } from './talk.repository.ts';

/** A conversation and the side on which somebody is in it. */
export type OwnConversation = {
  row: ConversationRow;
  side: TalkSide;
  /** The id of the account on the other side. */
  otherId: string;
};

/**
 * Reads and locks a conversation for one of its two people.
 *
 * @throws AppError `not_found` for one of nobody or of others (I12)
 */
export async function lockOwnConversation(
  trx: Queryable,
  { id, actorId }: { id: string; actorId: string },
): Promise<OwnConversation> {
  const row = await trx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not_found'));
  const side = talkSideOf({ buyerId: row.buyer_id, sellerId: row.seller_id }, actorId);
  if (!side) throw new AppError('not_found');
  return { row, side, otherId: side === 'buyer' ? row.seller_id : row.buyer_id };
}
