import { randomUUID } from 'node:crypto';

import { Client, type ClientConfig } from 'pg';

import { sessionLimits, timeLimits } from './time-limits.ts';

/** What stands between this process and a database. */
export type Way = {
  /** Whether a pooler does: sessions are then not this process's own, and cannot be opened with settings. */
  pooled: boolean;
  /** Whether statements can be kept by name. */
  keepsStatements: boolean;
  /** Names of the limits that sessions behind the pooler did not have. */
  missingLimits: string[];
};

/**
 * Learns how a database is reached, by one connection without settings that a pooler could refuse.
 *
 * A pooler hands out process numbers of its own, which are not those of the sessions behind it. One that
 * follows prepared statements (PgBouncer from 1.21 on, unless it is told not to) gives them names of its
 * own; through any other the names would come to the database as they are, where the next transaction,
 * in another session, does not find them.
 *
 * @param connection a `postgres://` URL, or what pg takes
 * @throws pg's errors when the database cannot be reached
 */
export async function findWay(connection: string | ClientConfig): Promise<Way> {
  const settings = typeof connection === 'string' ? { connectionString: connection } : connection;
  const client = new Client({ ...settings, connectionTimeoutMillis: timeLimits.connect });
  // What is lost here also fails the question, which tells.
  client.on('error', () => {});
  await client.connect();
  try {
    const name = `way-${randomUUID()}`;
    const text = `SELECT pg_backend_pid() AS pid, pg_is_in_recovery() AS copies,
      EXISTS (SELECT FROM pg_prepared_statements WHERE name = '${name}') AS named`;
    const { rows } = await client.query<{ pid: number; copies: boolean; named: boolean }>({
      name,
      text,
    });
    const [seen] = rows;
    if (seen?.pid === processOf(client)) {
      return { pooled: false, keepsStatements: true, missingLimits: [] };
    }
    const missingLimits = await findMissingLimits(client);
    if (missingLimits.length > 0 && seen?.copies === false) await setLimits(client);
    return { pooled: true, keepsStatements: seen?.named === false, missingLimits };
  } finally {
    await client.end();
  }
}

/** The process number that the connection was told; pg's types do not know it. */
const processOf = (client: Client) => (client as Client & { processID?: number }).processID;

async function findMissingLimits(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM pg_settings WHERE name = ANY ($1) AND setting = '0' ORDER BY name`,
    [Object.keys(sessionLimits)],
  );
  return rows.map(({ name }) => name);
}

/**
 * Gives sessions of this role in this database the limits that it has none of, from now on, and the one
 * behind this connection at once: a statement that never ends would hold one that others wait for. A copy
 * has them of its primary.
 */
async function setLimits(client: Client): Promise<void> {
  const limits = Object.entries(sessionLimits);
  await client.query(`
    DO $$
    DECLARE
      missing record;
    BEGIN
      -- Two processes that start at once would write the same row.
      PERFORM pg_advisory_xact_lock(hashtext('motohaat limits of sessions'));
      FOR missing IN
        SELECT name, value
        FROM (VALUES ${limits.map(([name, ms]) => `('${name}', '${ms}')`).join(', ')}) AS wanted (name, value)
        WHERE current_setting(name) = '0'
      LOOP
        EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET %I = %L',
          current_database(), missing.name, missing.value);
        PERFORM set_config(missing.name, missing.value, false);
      END LOOP;
    END $$`);
}
