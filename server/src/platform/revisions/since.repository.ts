import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { RevisionEntry } from './revisions.repository.ts';

/**
 * Since when an application has had the release that it has now, live or as its canary: the first
 * revision after the last one in which it had another, as an ISO time.
 *
 * @param release.percent since when so many visitors try the canary
 */
export async function readSince(
  db: Queryable,
  application: string,
  release: { live: string } | { canary: string; percent?: number },
): Promise<string> {
  const had =
    'live' in release
      ? sql`releases ->> ${application} = ${release.live}`
      : sql`canaries -> ${application} ->> 'release' = ${release.canary}
          AND (${release.percent ?? null}::float8 IS NULL
            OR (canaries -> ${application} ->> 'percent')::float8 = ${release.percent ?? null})`;
  const { rows } = await sql<{ since: Date | null }>`
    SELECT created_at AS since FROM revisions
    WHERE number > coalesce((
      SELECT number FROM revisions WHERE (${had}) IS NOT TRUE ORDER BY number DESC LIMIT 1
    ), 0)
    ORDER BY number LIMIT 1`.execute(db);
  return (rows[0]?.since ?? new Date()).toISOString();
}

/** A canary that the server itself ended. */
type TakenBack = { release: string; number: number; created_at: Date } & Pick<
  RevisionEntry,
  'author' | 'reason' | 'why'
>;

/**
 * What the server itself has taken back of an application, if nothing was done with its releases
 * since.
 */
export async function readTakenBack(
  db: Queryable,
  application: string,
): Promise<TakenBack | undefined> {
  const { rows } = await sql<TakenBack>`
    SELECT ended.number, ended.created_at, ended.author, ended.reason, ended.why,
      before.canaries -> ${application} ->> 'release' AS release
    FROM revisions AS ended JOIN revisions AS before ON before.number = ended.previous
    WHERE ended.author = 'system' AND ended.act = 'rollback'
      AND ended.application = ${application}
      AND before.canaries -> ${application} IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM revisions AS later
        WHERE later.number > ended.number AND (
          later.canaries -> ${application} IS NOT NULL
          OR later.releases ->> ${application} IS DISTINCT FROM ended.releases ->> ${application}
        )
      )
    ORDER BY ended.number DESC LIMIT 1`.execute(db);
  return rows[0];
}
