import { migrate, openDatabase } from '../../database/index.ts';
import { startEmbeddedPostgres } from '../../embedded-postgres/start.ts';

/** A `postgres://` URL, and how its PostgreSQL ends. */
export type EmptyMarket = { url: string; stop: () => Promise<void> };

/**
 * Opens a market without bikes in an embedded PostgreSQL.
 *
 * @param dir where it lies
 * @param log told what takes long
 */
export async function openEmptyMarket(
  dir: string,
  log: (message: string) => void,
): Promise<EmptyMarket> {
  const postgres = await startEmbeddedPostgres({ dir, log });
  const { host, port, user, database } = postgres.connection;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const db = openDatabase({ connection: { connectionString: url, max: 1 } });
  try {
    await migrate(db);
  } finally {
    await db.close();
  }
  return { url, stop: postgres.stop };
}
