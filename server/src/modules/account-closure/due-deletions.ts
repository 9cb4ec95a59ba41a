import type { Queryable } from '../../database/index.ts';

/**
 * Deletions whose time has come, of which not everything is done; on account_deletions_due.
 *
 * @param of only these accounts
 */
export async function listDueDeletions(
  db: Queryable,
  now: Date,
  of?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('finished_at', 'is', null)
    .where('due_at', '<=', now)
    .$if(of !== undefined, (query) => query.where('user_id', 'in', of ?? []))
    .orderBy('due_at')
    .limit(1000)
    .execute();
  return rows.map((row) => row.user_id);
}
