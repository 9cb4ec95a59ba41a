import path from 'node:path';

import type { Config } from './config.ts';
import { type Database, openDatabase, startEmbeddedPostgres } from './database/index.ts';

/** An open database and, where it is our own, the server behind it. */
export type Connection = {
  db: Database;
  close(): Promise<void>;
};

/**
 * Opens the database of the settings: the one that is named, or the embedded one, which is started
 * if it does not run.
 *
 * @param log told what takes seconds
 */
export async function connect(
  { databaseUrl, dir }: Pick<Config, 'databaseUrl' | 'dir'>,
  { applicationName, log }: { applicationName: string; log: (message: string) => void },
): Promise<Connection> {
  if (databaseUrl) {
    const db = openDatabase({ connection: databaseUrl, applicationName });
    return { db, close: () => db.close() };
  }
  const postgres = await startEmbeddedPostgres({ dir: path.join(dir, 'postgres'), log });
  const db = openDatabase({ connection: postgres.connection, applicationName });
  return {
    db,
    close: async () => {
      await db.close();
      await postgres.stop();
    },
  };
}
