import { randomBytes } from 'node:crypto';

import { inject } from 'vitest';

import { type Database, openDatabase, type TellStatement } from '../database/index.ts';
import { runStatement, withDatabase } from './test-server.ts';

/** A database of its own for one test file. */
export interface TestDatabase {
  db: Database;
  /** Its address, for a process or a pool of the test's own. */
  url: string;
  /** Closes `db` and removes the database, whoever is still connected. */
  drop: () => Promise<void>;
}

/** Makes a database with the whole schema and no rows, or an empty one. */
export async function createTestDatabase(
  content: 'schema' | 'nothing' = 'schema',
  tellStatement?: TellStatement,
): Promise<TestDatabase> {
  const { url: serverUrl, template } = inject('testServer');
  const name = `motohaat_test_${randomBytes(6).toString('hex')}`;
  const source = content === 'schema' ? template : 'template0';
  // Copied as files: written to the log block by block, it costs twice the processor's time.
  const copy = `CREATE DATABASE ${name} TEMPLATE ${source} STRATEGY FILE_COPY`;
  await runStatement(serverUrl, copy);
  const url = withDatabase(serverUrl, name);
  const db = openDatabase({ connection: url, applicationName: 'test', tellStatement });
  return {
    db,
    url,
    drop: async () => {
      await db.close();
      await runStatement(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
