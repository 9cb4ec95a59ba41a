import { sorts } from '@motohaat/contract/search';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addCategories, createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { addSeededBikes } from '../../../testing/seeded-bikes.ts';
import { refreshSearch } from '../../search-index/keep.ts';
import { listFound } from '../found-bikes.ts';
import type { Wanted } from '../port.ts';
import type { CostlyLead } from './lead.ts';
import { findBikes, findIds } from './read-page.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  await addSeededBikes(home.db, 100);
});
afterAll(() => home.drop());

const all: Wanted = { filters: {}, words: [], areas: [], loose: {} };
/** Little is read, or much. */
const leads: readonly CostlyLead[] = [
  { lead: { by: 'all' }, cost: 0 },
  { lead: { by: 'all' }, cost: 1_000_000 },
];

/** All pages, each as its bikes and as their ids are read. */
async function readAll(found: CostlyLead, sort: (typeof sorts)[number], wanted = all) {
  const told: string[] = [];
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const asked = { sort, limit: 24, cursor };
    const page = await findBikes(home.db, wanted, asked, found);
    const same = await findIds(home.db, wanted, asked, found);
    expect(page.rows).toMatchObject(await listFound(home.db, same.ids));
    told.push(...page.rows.map(({ id }) => id));
    ids.push(...same.ids);
    cursor = page.next;
  } while (cursor !== undefined);
  return { told, ids };
}

test.each(leads)('bikes come whole and in their order: %j', async (found) => {
  for (const sort of sorts) {
    const { told, ids } = await readAll(found, sort);
    expect(told).toEqual(ids);
    expect(new Set(told).size).toBe(100);
  }
});

const years = { yearMin: 2_015, yearMax: 2_022 };
const eachYear = [2_015, 2_016, 2_017, 2_018, 2_019, 2_020, 2_021, 2_022];

test.each(leads)('bikes of some years are found by each year as among all: %j', async (found) => {
  const wanted = { ...all, filters: years };
  const byYear: CostlyLead = { ...found, lead: { by: 'keys', column: 'year', keys: eachYear } };
  for (const sort of ['price', '-price'] as const) {
    const { told } = await readAll(found, sort, wanted);
    expect(told.length).toBeGreaterThan(24);
    expect(await readAll(byYear, sort, wanted)).toEqual({ told, ids: told });
  }
});

test.each(leads)(
  'one that nobody may see any more is left out, and what comes behind it is not: %j',
  async (found) => {
    const some = sql`SELECT id FROM products ORDER BY id LIMIT 30`;
    await sql`UPDATE products SET status = 'archived' WHERE id IN (${some})`.execute(home.db);
    const { told, ids } = await readAll(found, 'newest');
    expect(ids).toHaveLength(100);
    expect(told).toHaveLength(70);
    expect(ids.filter((id) => told.includes(id))).toEqual(told);
  },
);

test('a bike whose price changes while a page is read is neither lost nor met twice', async () => {
  const found = { lead: { by: 'all' }, cost: 0 } as const;
  const first = await findIds(home.db, all, { sort: 'price', limit: 24, cursor: undefined }, found);
  const asked = { sort: 'price', limit: 24, cursor: first.next } as const;
  const [next = ''] = (await findIds(home.db, all, asked, found)).ids;
  let isChanged = false;
  const busy = home.db.withPlugin({
    transformQuery: ({ node }) => node,
    // Between what is asked first, which prices have changed, and the page.
    transformResult: async ({ result }) => {
      if (!isChanged) {
        isChanged = true;
        await makeCheapest(next);
      }
      return result;
    },
  });
  const { ids } = await findIds(busy, all, asked, found);
  expect(isChanged).toBe(true);
  expect(ids[0]).toBe(next);
});

/** It comes before all others then. */
async function makeCheapest(id: string): Promise<void> {
  await home.db.transaction().execute(async (trx) => {
    await sql`
      INSERT INTO price_history (id, product_id, original_price, resale_price, changed_by)
      SELECT ${newId()}::uuid, id, original_price, resale_price, seller_id FROM products
      WHERE id = ${id}::uuid`.execute(trx);
    await sql`UPDATE products SET resale_price = 1000 WHERE id = ${id}::uuid`.execute(trx);
    await refreshSearch(trx, [id]);
  });
}
