import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { RevisionEntry } from '../revisions/revisions.repository.ts';

/** A release that the server itself took back as a canary, for how it did. */
export type Conviction = { release: string; number: number; created_at: Date } & Pick<
  RevisionEntry,
  'author' | 'reason' | 'why'
>;

/**
 * The latest convictions of releases of an application, one of each, newest first.
 *
 * @param among only of these releases
 */
export async function listConvictions(
  db: Queryable,
  application: string,
  { among, limit = 100 }: { among?: readonly string[]; limit?: number } = {},
): Promise<Conviction[]> {
  const { rows } = await sql<Conviction>`
    SELECT ended.number, ended.created_at, ended.author, ended.reason, ended.why,
      before.canaries -> ${application} ->> 'release' AS release
    FROM revisions AS ended JOIN revisions AS before ON before.number = ended.previous
    WHERE ended.author = 'system' AND ended.act = 'rollback'
      AND before.canaries -> ${application} IS NOT NULL
      AND ended.canaries -> ${application} IS NULL
      AND (${among === undefined} OR before.canaries -> ${application} ->> 'release' IN (${sql.join(
        ['', ...(among ?? [])],
      )}))
    ORDER BY ended.number DESC LIMIT ${limit}`.execute(db);
  const latest = new Map<string, Conviction>();
  for (const row of rows) if (!latest.has(row.release)) latest.set(row.release, row);
  return [...latest.values()];
}
