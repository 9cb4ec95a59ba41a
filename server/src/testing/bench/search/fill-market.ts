import { sql } from 'kysely';

import type { Database, Queryable } from '../../../database/index.ts';
import { refreshSearch } from '../../../modules/search-index/keep.ts';
import { type Random, seededRandom } from '../../random.ts';
import { type BenchBike, makeBike } from './bike.ts';
import { takeIndexes } from './indexes.ts';

/** How many bikes are for sale. */
const bikes = 1_000_000;
const sellers = 60_000;
/** Part of the bikes that are advertised, and whose price was lowered. */
const advertised = 0.02;
const lowered = 0.08;
const batch = 5_000;
const seed = 13;

/** No statistics are there to tell the planner that tables grow. */
const settings = [
  'statement_timeout = 0',
  "maintenance_work_mem = '256MB'",
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
];
const emptied = ['products', 'bike_search', 'adverts', 'price_history'] as const;

/**
 * One transaction: a market is there whole or not at all. Its indexes are made anew when all bikes are
 * there, which takes a tenth of the time.
 */
export async function fillMarket(db: Database, log: (message: string) => void): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const setting of settings) await sql.raw(`SET LOCAL ${setting}`).execute(trx);
    const random = seededRandom(seed);
    const people = await addSellers(trx);
    const indexes = await takeIndexes(trx, emptied);
    const now = Date.now();
    const slots = new Map<string, number>();
    for (let made = 0; made < bikes; made += batch) {
      const some = Array.from({ length: batch }, (_, place) =>
        makeBike(random, sellerOf(random, people), (made + place) / bikes, now),
      );
      await writeBikes(trx, some);
      await writeAdverts(trx, random, some, slots);
      await writePrices(trx, random, some);
      await refreshSearch(
        trx,
        some.map(({ id }) => id),
      );
      if ((made + batch) % 100_000 === 0) log(`${made + batch} bikes`);
    }
    log('Making its indexes');
    for (const index of indexes) await sql.raw(index).execute(trx);
  });
}

async function addSellers(trx: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO users (id, uid, email, email_verified, name, role)
    SELECT uuidv7(), 'bench-' || n, 'seller' || n || '@example.com', n % 10 < 7,
      'Rafiqul Islam ' || n, 'seller'
    FROM generate_series(1, ${sellers}) AS n RETURNING id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Dealers have many bikes, most people one or two. */
function sellerOf(random: Random, people: readonly string[]): string {
  return people[Math.floor(random.next() ** 2 * people.length)] ?? '';
}

async function writeBikes(trx: Queryable, some: readonly BenchBike[]): Promise<void> {
  const names = Object.keys(Object.assign({}, ...some) as BenchBike).join(', ');
  const rows = some.map((bike) => ({
    ...bike,
    images: JSON.parse(bike.images) as unknown,
    papers: JSON.parse((bike.papers as string | undefined) ?? 'null') as unknown,
  }));
  await sql`
    INSERT INTO products (${sql.raw(names)})
    SELECT ${sql.raw(names)} FROM jsonb_populate_recordset(NULL::products, ${JSON.stringify(rows)}::jsonb)
  `.execute(trx);
}

async function writeAdverts(
  trx: Queryable,
  random: Random,
  some: readonly BenchBike[],
  slots: Map<string, number>,
): Promise<void> {
  const chosen = some.filter(({ status }) => random.chance(advertised) && status === 'active');
  const places = chosen.map(({ seller_id }) => {
    const slot = (slots.get(seller_id) ?? 0) + 1;
    slots.set(seller_id, slot);
    return slot;
  });
  await sql`
    INSERT INTO adverts (id, product_id, seller_id, slot, expires_at)
    SELECT uuidv7(), c.id, p.seller_id, c.slot, p.expires_at
    FROM unnest(${chosen.map(({ id }) => id)}::uuid[], ${places}::int[]) AS c (id, slot)
    JOIN products p ON p.id = c.id`.execute(trx);
}

async function writePrices(
  trx: Queryable,
  random: Random,
  some: readonly BenchBike[],
): Promise<void> {
  const ids = some.filter(() => random.chance(lowered)).map(({ id }) => id);
  await sql`
    INSERT INTO price_history (id, product_id, original_price, resale_price, changed_by, changed_at)
    SELECT uuidv7(), id, original_price, resale_price + 5000, seller_id, least(now() - interval '1 hour', created_at + interval '3 days')
    FROM products WHERE id = ANY(${ids}::uuid[])`.execute(trx);
}
