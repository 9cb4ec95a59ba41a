import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { addCategories, createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { addSeededBikes } from '../../../testing/seeded-bikes.ts';
import { type FoundColumn, readFound } from './read-found.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  await addSeededBikes(home.db, 200);
});
afterAll(() => home.drop());

const asTheyAre = [
  'model',
  'district',
  'brand',
  'price',
  'km',
  'year',
  'cc',
  'category',
  'condition',
] as const satisfies FoundColumn[];

/** Keys that are below nothing and above it, and what is farthest. */
const farthest = sql`
  UPDATE bike_search SET model = -2147483648, district = -1, brand = 2147483647, year = 2100, cc = 32767,
    km = 1000000, owners = 99, verified = true, photos = 20, papers_until = 'infinity', advertised_until = 'infinity'
  WHERE price % 2 = 0`;

test('what is packed is read as it stands in the database', async () => {
  await farthest.execute(home.db);
  const { rows } = await sql<Record<string, number>>`
    SELECT model, district, brand, price, km, year, cc, category, condition, owners,
      verified::integer, least(photos, 1) AS photos,
      CASE WHEN papers_until >= now() THEN 2147483647 ELSE -1 END AS papers,
      CASE WHEN advertised_until > now() THEN 2147483647 ELSE -1 END AS advertised
    FROM bike_search ORDER BY id`.execute(home.db);
  const columns = [
    ...asTheyAre,
    'owners',
    'verified',
    'photos',
    'papers',
    'advertised',
  ] as const satisfies FoundColumn[];
  const fitting = sql`true ORDER BY s.id`;
  const found = await readFound(home.db, { columns, fitting, most: 1_000, cost: 0 });
  expect(found.bikes).toBe(200);
  for (const column of columns) {
    expect([...found[column]], column).toEqual(rows.map((row) => row[column]));
  }
  const few = await readFound(home.db, { columns: ['price'], fitting, most: 10, cost: 0 });
  expect([...few.price]).toEqual(rows.slice(0, 10).map(({ price }) => price));
});
