import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/**
 * When a release became the canary that it is; other people to try it do not change that.
 *
 * @returns `undefined` when it is no canary now
 */
export async function findCanaryStart(
  db: Queryable,
  remote: string,
  release: string,
): Promise<Date | undefined> {
  const { rows } = await selectCanaryStart(remote, release).execute(db);
  return rows[0]?.created_at;
}

export function selectCanaryStart(
  remote: string,
  release: string,
): RawBuilder<{ created_at: Date }> {
  return sql<{ created_at: Date }>`
    SELECT created_at FROM revisions
    WHERE number > coalesce((
      SELECT number FROM revisions
      WHERE canaries -> ${remote}::text ->> 'release' IS DISTINCT FROM ${release}::text
      ORDER BY number DESC LIMIT 1
    ), 0)
    ORDER BY number LIMIT 1`;
}
