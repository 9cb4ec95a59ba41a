import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';

import { migrate, openDatabase } from '../database/index.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { isAlive } from '../system/is-alive.ts';
import { findDebianPostgres } from './debian-postgres.ts';

const testFolder = fileURLToPath(new URL('../../../.motohaat/test/', import.meta.url));

/** A PostgreSQL for one test run, with a migrated database to copy. */
export interface TestServer {
  /** Where databases are made and dropped. */
  url: string;
  /** The name of the migrated database. */
  template: string;
}

export interface RunningTestServer {
  server: TestServer;
  /** Removes everything that was made. */
  stop: () => Promise<void>;
}

/** The same server, another database of it. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Runs one statement that no transaction may hold, such as `CREATE DATABASE`. */
export async function runStatement(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts the PostgreSQL of a test run: the one that npm installed, or Debian's of the major version that
 * `TEST_POSTGRES` names, as in `15`. Or uses the one that `TEST_DATABASE_URL` names, whose user must be
 * allowed to make databases.
 */
export async function startTestServer(): Promise<RunningTestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  const { url, stop } = given ? { url: given, stop: async () => {} } : await startOwn();
  const template = `motohaat_test_${randomBytes(6).toString('hex')}`;
  try {
    await runStatement(url, `CREATE DATABASE ${template} TEMPLATE template0`);
    const database = openDatabase({ connection: withDatabase(url, template) });
    try {
      await migrate(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    server: { url, template },
    stop: async () => {
      try {
        await runStatement(url, `DROP DATABASE ${template} WITH (FORCE)`);
      } finally {
        await stop();
      }
    },
  };
}

async function startOwn(): Promise<{ url: string; stop: () => Promise<void> }> {
  await removeAbandoned();
  // Of one run's projects several may have one.
  const dir = path.join(testFolder, `postgres-${process.pid}-${randomBytes(2).toString('hex')}`);
  const version = process.env['TEST_POSTGRES'];
  const other = version ? await findDebianPostgres(version) : undefined;
  if (other && 'missing' in other) throw new Error(other.missing);
  const postgres = await startEmbeddedPostgres({
    dir,
    ...(other && { installation: other.folder }),
    log: () => {},
    // The data live as long as the run: nothing has to survive a crash.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // No database lives long enough to be cleaned; what reads plans analyses its tables itself.
      autovacuum: 'off',
    },
  });
  const { host, port, user } = postgres.connection;
  return {
    url: `postgres://${user}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`,
    stop: async () => {
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** Folders of runs that were killed; their servers ended with them. */
async function removeAbandoned(): Promise<void> {
  await mkdir(testFolder, { recursive: true });
  const names = await readdir(testFolder);
  const abandoned = names.filter((name) => {
    const pid = /^postgres-(\d+)(?:-|$)/.exec(name)?.[1];
    return pid !== undefined && !isAlive(Number(pid));
  });
  await Promise.all(
    abandoned.map((name) => rm(path.join(testFolder, name), { recursive: true, force: true })),
  );
}
