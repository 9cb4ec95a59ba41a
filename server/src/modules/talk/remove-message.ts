import { mayRemove } from '@motohaat/domain/talk';
import { sql } from 'kysely';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { markTold } from '../notices/mark-told.ts';
import { hint } from '../stream/hint.ts';
import { countUnseen } from './messages.repository.ts';
import { lockOwnConversation } from './own-conversation.ts';

/**
 * Removes a message of somebody's own for both. What an open report is about is kept for the admin alone.
 *
 * @throws AppError `not_found`, `conflict` when it is too late, or is no text
 */
export async function removeMessage(
  db: Database,
  { id, actorId, number }: { id: string; actorId: string; number: number },
): Promise<void> {
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const { row, side, otherId } = await lockOwnConversation(trx, { id, actorId });
      const message = await trx
        .selectFrom('messages')
        .select(['sent_at', 'removed_at', 'offer_id'])
        .where('conversation_id', '=', id)
        .where('number', '=', number)
        .where('sender_id', '=', actorId)
        .executeTakeFirst();
      if (!message) throw new AppError('not_found');
      if (message.removed_at !== null) return;
      if (message.offer_id !== null) {
        throw new AppError('conflict', { message: (t) => t.talk.offersStay });
      }
      if (!mayRemove(message.sent_at.getTime(), Date.now())) {
        throw new AppError('conflict', { message: (t) => t.talk.removedTooLate });
      }
      const isKept = await isReported(trx, id, number);
      await trx
        .updateTable('messages')
        .set({ removed_at: sql<Date>`now()`, ...(!isKept && { text: '' }) })
        .where('conversation_id', '=', id)
        .where('number', '=', number)
        .execute();
      const seen = side === 'buyer' ? row.seller_seen : row.buyer_seen;
      const unread = await countUnseen(trx, { conversationId: id, senderId: actorId, seen });
      await trx
        .updateTable('conversations')
        .set({
          version: sql<number>`version + 1`,
          ...(side === 'buyer' ? { seller_unread: unread } : { buyer_unread: unread }),
        })
        .where('id', '=', id)
        .execute();
      await hint(trx, { to: otherId, kind: 'message', id, version: row.version + 1 });
      if (unread === 0) await markTold(trx, { userId: otherId, kind: 'message', once: id });
    }),
  );
}

async function isReported(trx: Queryable, id: string, number: number): Promise<boolean> {
  const report = await trx
    .selectFrom('conversation_reports')
    .select('id')
    .where('conversation_id', '=', id)
    .where('status', '=', 'open')
    .where('last_number', '>=', number)
    .limit(1)
    .executeTakeFirst();
  return report !== undefined;
}
