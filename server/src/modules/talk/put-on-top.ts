import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { hint } from '../stream/hint.ts';
import type { MessageRow } from './messages.repository.ts';
import type { OwnConversation } from './own-conversation.ts';

/**
 * Puts what is new on top of its conversation, and has the pages of both look again.
 *
 * @returns how much of it the other side has not seen
 */
export async function putOnTop(
  trx: Queryable,
  { row, side }: OwnConversation,
  message: MessageRow,
): Promise<number> {
  const unread = 1 + (side === 'buyer' ? row.seller_unread : row.buyer_unread);
  const isFirstAnswer = side === 'seller' && row.first_asked_at !== null;
  await trx
    .updateTable('conversations')
    .set({
      last_number: message.number,
      last_at: message.sent_at,
      version: sql<number>`version + 1`,
      ...(side === 'buyer'
        ? { seller_unread: unread, first_asked_at: row.first_asked_at ?? message.sent_at }
        : { buyer_unread: unread }),
      ...(isFirstAnswer && { first_answered_at: row.first_answered_at ?? message.sent_at }),
    })
    .where('id', '=', row.id)
    .execute();
  const { id, version } = row;
  await hint(trx, { to: [row.buyer_id, row.seller_id], kind: 'message', id, version: version + 1 });
  return unread;
}
