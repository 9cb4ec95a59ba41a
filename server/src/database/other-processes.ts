import { sql } from 'kysely';

import type { Queryable } from './pool.ts';

/** How the sessions of every server process begin, in the database's list of them. */
const prefix = 'motohaat server ';

/** The name under which the sessions of one process stand in the database's list. */
export function processName(id: string): string {
  return `${prefix}${id}`;
}

/**
 * How many other server processes have sessions in this database now. One that was killed has none;
 * one behind a pooler that renames sessions is not seen.
 *
 * @param own this process's name
 */
export async function countOtherProcesses(db: Queryable, own: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT application_name)::int AS count
    FROM pg_stat_activity
    WHERE datname = current_database()
      AND application_name LIKE ${`${prefix}%`} AND application_name <> ${own}`.execute(db);
  return rows[0]?.count ?? 0;
}
