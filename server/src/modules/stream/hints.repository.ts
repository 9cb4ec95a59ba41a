import { type HintKind, mostHints } from '@motohaat/domain/hint';
import { sql } from 'kysely';

import { prepared, type Queryable } from '../../database/index.ts';

export type HintRow = {
  number: number;
  /** Of the transaction that wrote it. */
  xid: string;
  user_id: string;
  /** `session`: whether the account and its tokens count as they did; for the server alone. */
  kind: HintKind | 'session';
  about: string | null;
  version: number | null;
};

const columns = 'number, xid::text AS xid, user_id, kind, about, version';

/** One statement has one snapshot: what it names as seen is what it has looked at. */
const selectNews = prepared<{ snapshot: string; hints: HintRow[] | null }>(
  'news of hints',
  `SELECT pg_current_snapshot()::text AS snapshot, (
    SELECT json_agg(found ORDER BY found.number) FROM (
      SELECT ${columns} FROM hints
      WHERE xid >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(xid, $1::pg_snapshot)
    ) AS found
  ) AS hints`,
);

/** What is seen now, of everything. */
export async function currentSnapshot(db: Queryable): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`
    SELECT pg_current_snapshot()::text AS snapshot`.execute(db);
  return rows[0]?.snapshot ?? '';
}

/**
 * Everybody's hints that a snapshot did not show yet, in order; on the index hints_by_transaction.
 *
 * @param since without one there are none
 */
export async function readNews(
  db: Queryable,
  since: string | undefined,
): Promise<{ snapshot: string | undefined; hints: HintRow[] }> {
  const { rows } = await db.executeQuery(selectNews(since));
  const [found] = rows;
  return { snapshot: found?.snapshot ?? since, hints: found?.hints ?? [] };
}

/** The statement of `readMissed`; on the index hints_by_user. */
export function selectMissed(userId: string, since: string, until: string) {
  return sql<HintRow>`
    SELECT number, xid::text AS xid, user_id, kind, about, version FROM hints
    WHERE user_id = ${userId}::uuid AND kind <> 'session'
      AND xid >= pg_snapshot_xmin(${since}::pg_snapshot)
      AND NOT pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
      AND pg_visible_in_snapshot(xid, ${until}::pg_snapshot)
    ORDER BY number
    LIMIT ${mostHints + 1}`;
}

/** Somebody's hints between two snapshots; one more than anybody catches up on, at the most. */
export async function readMissed(
  db: Queryable,
  userId: string,
  since: string,
  until: string,
): Promise<HintRow[]> {
  return (await selectMissed(userId, since, until).execute(db)).rows;
}

/** Forgets so many hints of before. @returns how many there were */
export async function forgetHints(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    DELETE FROM hints WHERE number IN (
      SELECT number FROM (SELECT number, created_at FROM hints ORDER BY number LIMIT ${limit}) AS eldest
      WHERE created_at < ${before}
    )`.execute(db);
  return Number(numAffectedRows);
}
