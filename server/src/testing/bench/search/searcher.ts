import { sql } from 'kysely';

import { type Database, openDatabase } from '../../../database/index.ts';
import { createCounts } from '../../../modules/search/counts.ts';
import { postgresSearch } from '../../../modules/search/postgres/engine.ts';
import { readSearch } from '../../../modules/search/search.service.ts';
import { type Explained, searchExplainer } from './explain-search.ts';

/** Names and values of a search, as they stand in its address. */
export type Address = Readonly<Record<string, string>>;

/** What bikes are, so that it can be looked for what there is. */
export type SampledBike = {
  id: string;
  category_id: number;
  brand: string | null;
  model: string | null;
  district: string | null;
  resale_price: number;
  year: number | null;
  km: number | null;
  cc: number | null;
};

/** What the server does for a search, without HTTP. */
export type Searcher = {
  /** Reads bikes by their keys and nothing else: what all else is measured by. */
  readByKey: (ids: readonly string[]) => Promise<void>;
  /** Understands, finds and reads a page. @returns how it goes on */
  readPage: (address: Address, cursor?: string) => Promise<string | undefined>;
  /** Counts, and keeps nothing of it. */
  readCounts: (address: Address) => Promise<void>;
  /** Every bike of so many, spread over all. */
  sample: (every: number) => Promise<SampledBike[]>;
  /** Plans of the statements of a search. */
  explain: (address: Address, cursor: string | undefined, what: Explained) => Promise<string[]>;
  close: () => Promise<void>;
};

const limit = 24;

/** @param connections how many callers there will be at the same time */
export function openSearcher(url: string, connections: number): Searcher {
  const db = openDatabase({ connection: { connectionString: url, max: connections } });
  const engine = postgresSearch(db);
  return {
    readByKey: async (ids) => {
      await sql`SELECT * FROM products WHERE id = ANY(${ids}::uuid[])`.execute(db);
    },
    readPage: async (address, cursor) => {
      const { wanted, sort } = readSearch(address);
      const { next } = await engine.bikes(wanted, { sort, limit, cursor });
      return next;
    },
    readCounts: async (address) => {
      await createCounts(engine).read(readSearch(address).wanted);
    },
    sample: (every) => sample(db, every),
    explain: searchExplainer(db),
    close: () => db.close(),
  };
}

async function sample(db: Database, every: number): Promise<SampledBike[]> {
  const { rows } = await sql<SampledBike>`
    SELECT p.id, p.category_id, p.brand, p.model, p.district, p.resale_price, p.year, p.km, p.cc
    FROM (SELECT id FROM bike_search WHERE sampled ORDER BY id) s JOIN products p ON p.id = s.id
    ORDER BY p.id`.execute(db);
  return rows.filter((_, place) => place % every === 0);
}
