import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/**
 * Since when an application has had the release that it has now, live or as its canary: the first
 * revision after the last one in which it had another, as an ISO time.
 */
export async function readSince(
  db: Queryable,
  application: string,
  release: { live: string } | { canary: string },
): Promise<string> {
  const had =
    'live' in release
      ? sql`releases ->> ${application} = ${release.live}`
      : sql`canaries -> ${application} ->> 'release' = ${release.canary}`;
  const { rows } = await sql<{ since: Date | null }>`
    SELECT created_at AS since FROM revisions
    WHERE number > coalesce((
      SELECT number FROM revisions WHERE (${had}) IS NOT TRUE ORDER BY number DESC LIMIT 1
    ), 0)
    ORDER BY number LIMIT 1`.execute(db);
  return (rows[0]?.since ?? new Date()).toISOString();
}

/** Whether everybody has had a release before: no smoke test tells more. */
export async function wasLive(db: Queryable, application: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM revisions WHERE releases ->> ${application} = ${id} LIMIT 1`.execute(db);
  return rows.length > 0;
}
