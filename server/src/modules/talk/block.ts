import { sql } from 'kysely';

import { type Database, withRetry } from '../../database/index.ts';
import { lockOwnConversation } from './own-conversation.ts';

/**
 * Ends writing between somebody and the other side of a conversation, in all of theirs, or takes that back.
 *
 * @throws AppError `not_found`
 */
export async function setBlocked(
  db: Database,
  { id, actorId, blocked }: { id: string; actorId: string; blocked: boolean },
): Promise<void> {
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const { otherId } = await lockOwnConversation(trx, { id, actorId });
      if (blocked) {
        await trx
          .insertInto('blocks')
          .values({ blocker_id: actorId, blocked_id: otherId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else {
        await trx
          .deleteFrom('blocks')
          .where('blocker_id', '=', actorId)
          .where('blocked_id', '=', otherId)
          .execute();
      }
      await trx
        .updateTable('conversations')
        .set({ version: sql<number>`version + 1` })
        .where('id', '=', id)
        .execute();
    }),
  );
}
