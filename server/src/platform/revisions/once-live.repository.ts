import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** The releases of an application that everybody has, or has had before, by id. */
export async function readOnceLive(
  db: Queryable,
  application: string,
): Promise<Set<string | null>> {
  const { rows } = await sql<{ id: string | null }>`
    SELECT DISTINCT releases ->> ${application} AS id FROM revisions`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
