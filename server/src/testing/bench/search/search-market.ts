import { sql } from 'kysely';

import { type Database, migrate, openDatabase } from '../../../database/index.ts';
import { startEmbeddedPostgres } from '../../../embedded-postgres/start.ts';
import { writeCategories } from '../../../modules/catalogue/categories.ts';
import { repairSearch } from '../../../modules/search-index/repair.ts';
import { fillMarket } from './fill-market.ts';
import { fillSavedSearches } from './fill-saved-searches.ts';
import { warm } from './warm.ts';

/** What the market's PostgreSQL is told; all else is as PostgreSQL has it. */
export const marketSettings = { shared_buffers: '3GB', max_wal_size: '4GB' } as const;

export type SearchMarket = {
  /** A `postgres://` URL. */
  url: string;
  stop: () => Promise<void>;
};

/**
 * Opens a market of a million bikes of real models in an embedded PostgreSQL; fills it on the first time,
 * which takes some minutes and 5 GB, and else brings what bikes are found by to this program.
 *
 * @param dir where it lies
 * @param log told what takes long
 */
export async function openSearchMarket(
  dir: string,
  log: (message: string) => void,
): Promise<SearchMarket> {
  const postgres = await startEmbeddedPostgres({ dir, log, settings: { ...marketSettings } });
  const { host, port, user, database } = postgres.connection;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const db = openDatabase({ connection: { connectionString: url, max: 1 } });
  try {
    await migrate(db);
    await writeCategories(db);
    if (await isEmpty(db, 'products')) {
      log('Filling a market with a million bikes');
      await fillMarket(db, log);
    }
    if (await isEmpty(db, 'saved_searches')) await fillSavedSearches(db);
    await repairSearch(db, new AbortController().signal);
    log('Settling the database');
    await settle(db);
    await warm(db, ['bike_search', 'products', 'users', 'saved_searches', 'price_history']);
  } finally {
    await db.close();
  }
  return { url, stop: postgres.stop };
}

async function isEmpty(db: Database, table: 'products' | 'saved_searches'): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ${sql.table(table)} LIMIT 1`.execute(db);
  return rows.length === 0;
}

/** What the database would do in the middle of a measurement. */
async function settle(db: Database): Promise<void> {
  for (const step of ['SET statement_timeout = 0', 'VACUUM ANALYZE', 'CHECKPOINT']) {
    await sql.raw(step).execute(db);
  }
}
