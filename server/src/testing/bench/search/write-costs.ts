import { sql } from 'kysely';

import { openDatabase } from '../../../database/index.ts';
import { announceSome } from '../../../modules/saved-searches/announce-bikes.ts';
import { refreshSearch, searchColumns } from '../../../modules/search-index/keep.ts';

/** What writing costs. Each leaves the market as it was. */
export type Writer = {
  /** Takes rows away, so that they can be written: those that are found by, and copies with a key alone. */
  take: (ids: readonly string[]) => Promise<void>;
  /** Writes one of those that were taken away, into the table of the search or that with the key alone. */
  write: (id: string, into: 'search' | 'key alone') => Promise<void>;
  /** What the product does when a price changes, from reading the listing on. */
  changePrice: (id: string) => Promise<void>;
  /** Looks through saved searches for some new bikes, at most 50. @returns how many it looked at */
  announce: (ids: readonly string[]) => Promise<number>;
  close: () => Promise<void>;
};

const keysAlone = `
  CREATE TABLE IF NOT EXISTS bench_key_alone (LIKE bike_search INCLUDING STORAGE INCLUDING GENERATED);
  INSERT INTO bench_key_alone (${searchColumns}) SELECT ${searchColumns} FROM bike_search
  WHERE NOT EXISTS (SELECT FROM bench_key_alone);
  CREATE UNIQUE INDEX IF NOT EXISTS bench_key_alone_id ON bench_key_alone (id);
  CREATE TABLE IF NOT EXISTS bench_taken (LIKE bike_search INCLUDING GENERATED);
  CREATE UNIQUE INDEX IF NOT EXISTS bench_taken_key ON bench_taken (id)`;
const tables = { search: 'bike_search', 'key alone': 'bench_key_alone' } as const;
const columns = sql.raw(searchColumns);

/** @param connections how many callers there will be at the same time */
export async function openWriter(url: string, connections: number): Promise<Writer> {
  await prepare(url);
  const db = openDatabase({ connection: { connectionString: url, max: connections } });
  return {
    take: async (ids) => {
      await sql`
        INSERT INTO bench_taken (${columns}) SELECT ${columns} FROM bike_search WHERE id = ANY(${ids}::uuid[])
        ON CONFLICT DO NOTHING`.execute(db);
      for (const table of Object.values(tables)) {
        await sql`DELETE FROM ${sql.table(table)} WHERE id = ANY(${ids}::uuid[])`.execute(db);
      }
    },
    write: async (id, into) => {
      await sql`
        INSERT INTO ${sql.table(tables[into])} (${columns})
        SELECT ${columns} FROM bench_taken WHERE id = ${id}::uuid
      `.execute(db);
    },
    changePrice: (id) =>
      db.transaction().execute(async (trx) => {
        await sql`
          UPDATE products SET resale_price = resale_price + 1, version = version + 1
          WHERE id = ${id}::uuid`.execute(trx);
        await refreshSearch(trx, [id]);
      }),
    announce: async (ids) => {
      await sql`UPDATE products SET announced_at = NULL WHERE id = ANY(${ids}::uuid[])`.execute(db);
      return announceSome(db);
    },
    close: () => db.close(),
  };
}

/** A million rows are copied the first time, which takes longer than a statement of the server may. */
async function prepare(url: string): Promise<void> {
  const db = openDatabase({ connection: { connectionString: url, max: 1 } });
  try {
    await sql`SET statement_timeout = 0`.execute(db);
    await db.transaction().execute((trx) => sql.raw(keysAlone).execute(trx));
    await sql`VACUUM ANALYZE bench_key_alone`.execute(db);
  } finally {
    await db.close();
  }
}
