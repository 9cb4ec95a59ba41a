import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { addCategories, createTestDatabase, type TestDatabase } from '../../../testing/index.ts';
import { addSeededBikes } from '../../../testing/seeded-bikes.ts';
import { statementText } from '../../../testing/statement-text.ts';
import { counter, type FoundColumn, readFound } from './read-found.ts';
import { keptSamples, selectSample } from './sample.ts';

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

const asked = (cost: number) =>
  ({ columns: ['price'], fitting: sql`true`, most: 10, cost }) as const;

test('what takes long waits until others that do have counted, and what is short for nobody', async () => {
  const count = counter(home.db);
  const [{ promise: held, resolve: release }, { promise: begun, resolve: begin }] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ];
  let many = 0;
  const long = Array.from({ length: 2 }, () =>
    count(async (read) => {
      await read(asked(10_001));
      many += 1;
      if (many === 2) begin();
      await held;
    }),
  );
  await begun;
  let hasWaited = false;
  const third = count((read) => read(asked(10_001))).then((found) => {
    hasWaited = true;
    return found?.bikes;
  });
  const short = await count((read) => read(asked(10_000)));
  expect([short?.bikes, hasWaited]).toEqual([10, false]);
  release();
  await Promise.all(long);
  expect(await third).toBe(10);
});

/** Which is told each time that the database is asked. */
function asking() {
  let times = 0;
  const db = home.db.withPlugin({
    transformQuery: ({ node }) => {
      times += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db, times: () => times };
}

test('the sample is read once a minute, while that of before serves', async () => {
  const { db, times } = asking();
  let now = 0;
  const samples = keptSamples(db, () => now);
  const first = await samples.all();
  now = 60_000;
  expect([await samples.all(), times()]).toEqual([first, 1]);
  now = 60_001;
  expect(await samples.all()).toBe(first);
  expect([await samples.all(), times()]).toEqual([first, 2]);
  await vi.waitFor(async () => expect(await samples.all()).not.toBe(first));
  expect(times()).toBe(2);
});

test('of those with words a sample is kept as well; without any it is that of all', async () => {
  const { db, times } = asking();
  const samples = keptSamples(db, () => 0);
  const all = await samples.all();
  expect(await samples.having([])).toBe(all);
  const none = await samples.having(['zzzz']);
  expect([none.bikes, await samples.having(['zzzz']), times()]).toEqual([0, none, 2]);
});

test('a sample that could not be read is read when it is asked for again', async () => {
  const broken = home.db.withPlugin({
    transformQuery: () => {
      throw new Error('away');
    },
    transformResult: async ({ result }) => result,
  });
  const samples = keptSamples(broken, () => 0);
  await expect(samples.all()).rejects.toThrow('away');
  await expect(samples.all()).rejects.toThrow('away');
});

test('the statement of the sample names words only where there are some', () => {
  expect(statementText(selectSample([]))).toMatch(/WHERE s\.sampled$/);
  expect(statementText(selectSample([1]))).toContain('s.keys @> $1::integer[]');
});
