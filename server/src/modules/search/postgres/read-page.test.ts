import { sorts } from '@motohaat/contract/search';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addCategories, createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { addSeededBikes } from '../../../testing/seeded-bikes.ts';
import { listFound } from '../found-bikes.ts';
import type { CostlyLead } from './lead.ts';
import { findBikes, findIds } from './read-page.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  await addSeededBikes(home.db, 100);
});
afterAll(() => home.drop());

const all = { filters: {}, words: [], areas: [], loose: {} };
/** Little is read, or much. */
const leads: readonly CostlyLead[] = [
  { lead: { by: 'all' }, cost: 0 },
  { lead: { by: 'all' }, cost: 1_000_000 },
];

/** All pages, each as its bikes and as their ids are read. */
async function readAll(found: CostlyLead, sort: (typeof sorts)[number]) {
  const told: string[] = [];
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const asked = { sort, limit: 24, cursor };
    const page = await findBikes(home.db, all, asked, found);
    const same = await findIds(home.db, all, asked, found);
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
