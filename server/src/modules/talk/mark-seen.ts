import { seenUpTo } from '@motohaat/domain/talk';
import { sql } from 'kysely';

import { type Database, withRetry } from '../../database/index.ts';
import { markOffersTold, markTold } from '../notices/mark-told.ts';
import { hint } from '../stream/hint.ts';
import { countUnseen } from './messages.repository.ts';
import { lockOwnConversation } from './own-conversation.ts';

/**
 * Says up to which message somebody has read. Marks only grow.
 *
 * @throws AppError `not_found`
 */
export async function markSeen(
  db: Database,
  { id, actorId, number }: { id: string; actorId: string; number: number },
): Promise<void> {
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const { row, side, otherId } = await lockOwnConversation(trx, { id, actorId });
      const kept = side === 'buyer' ? row.buyer_seen : row.seller_seen;
      const seen = seenUpTo(kept, number, row.last_number);
      if (seen === kept) return;
      const unread = await countUnseen(trx, { conversationId: id, senderId: otherId, seen });
      await trx
        .updateTable('conversations')
        .set({
          version: sql<number>`version + 1`,
          ...(side === 'buyer'
            ? { buyer_seen: seen, buyer_unread: unread }
            : { seller_seen: seen, seller_unread: unread }),
        })
        .where('id', '=', id)
        .execute();
      await hint(trx, { to: otherId, kind: 'message', id, version: row.version + 1 });
      if (unread === 0) {
        await markTold(trx, { userId: actorId, kind: 'message', once: id });
        await markOffersTold(trx, { userId: actorId, conversationId: id });
      }
    }),
  );
}
