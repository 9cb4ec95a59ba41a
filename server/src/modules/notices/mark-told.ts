import type { NoticeKind } from '@motohaat/domain/notice';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** Marks a notice as read whose matter somebody has looked at elsewhere; see `once` of `tell`. */
export async function markTold(
  trx: Queryable,
  { userId, kind, once }: { userId: string; kind: NoticeKind; once: string },
): Promise<void> {
  await trx
    .updateTable('notices')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('once', '=', once)
    .where('read_at', 'is', null)
    .execute();
}

/** Marks the notices of offers as read that somebody has looked at in their conversation. */
export async function markOffersTold(
  trx: Queryable,
  { userId, conversationId }: { userId: string; conversationId: string },
): Promise<void> {
  await trx
    .updateTable('notices')
    .set({ read_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('kind', '=', 'offer')
    .where(sql<string>`data ->> 'conversationId'`, '=', conversationId)
    .where('read_at', 'is', null)
    .execute();
}
