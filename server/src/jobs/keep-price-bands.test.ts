import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { selectPricedBikes } from '../modules/price-sense/price-bands.repository.ts';
import { priceSense } from '../modules/price-sense/price-sense.ts';
import { explain } from '../testing/explain.ts';
import {
  addBooking,
  addCategories,
  addProduct,
  addUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.ts';
import { keepPriceBands } from './keep-price-bands.ts';
import type { JobContext } from './runner.ts';

const model = 'pulsar-150';
let home: TestDatabase;
let sellerId: string;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  sellerId = (await addUser(home.db, { role: 'seller' })).id;
});
afterAll(() => home.drop());
beforeEach(async () => {
  await home.db.deleteFrom('products').execute();
});

const log = {} as JobContext['log'];
const context = (now = new Date()) => ({
  signal: new AbortController().signal,
  now: () => now,
  log,
});

type Values = Partial<Parameters<typeof addProduct>[1]>;
const add = (values: Values = {}) =>
  addProduct(home.db, { seller_id: sellerId, brand: 'bajaj', model, year: 2020, ...values });
const addMany = (count: number, values: Values = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      add({ resale_price: 100_000 + index * 10_000, ...values }),
    ),
  );
const sense = (price: number, bike: { year?: number; km?: number } = {}) =>
  priceSense(home.db, { model, year: bike.year ?? null, km: bike.km ?? null, price });

test('asked and sold prices count, and those of bikes that nobody can see do not', async () => {
  await addMany(4, { km: 12_000 });
  await addMany(4, { km: 12_000, status: 'sold' });
  for (const status of ['draft', 'pending_review', 'hidden', 'archived'] as const) {
    await add({ km: 12_000, status, resale_price: 900_000 });
  }
  await keepPriceBands(home.db).run(context());
  expect(await sense(100_000, { year: 2021, km: 18_000 })).toEqual({
    level: 'low',
    from: 107_500,
    median: 115_000,
    to: 122_500,
    bikes: 8,
    suspicious: false,
  });
});

test('of a sold bike it counts what was agreed on, and not what was asked', async () => {
  const { id: buyerId } = await addUser(home.db);
  for (const bike of await addMany(8, { status: 'sold', resale_price: 100_000 })) {
    const ended = { ...bike, resale_price: 1_000 };
    await addBooking(home.db, ended, { buyer_id: buyerId, status: 'cancelled' });
    const amount = { amount: 80_000, asked: 100_000, fee: 2_000 };
    await addBooking(home.db, bike, { buyer_id: buyerId, status: 'completed', ...amount });
  }
  await addMany(1, { status: 'sold', sold_elsewhere: true, resale_price: 99_000 });
  await keepPriceBands(home.db).run(context());
  expect(await sense(80_000)).toMatchObject({ bikes: 9, from: 80_000, median: 80_000, to: 80_000 });
  await home.db.deleteFrom('bookings').execute();
});

test('a band with too few bikes gives way to a wider one, and to nothing', async () => {
  await addMany(7, { km: 50_000 });
  await keepPriceBands(home.db).run(context());
  expect(await sense(100_000, { year: 2020, km: 50_000 })).toBeNull();
  await add({ km: 5_000, resale_price: 200_000 });
  await addMany(3, { year: 2010, resale_price: 40_000 });
  await keepPriceBands(home.db).run(context());
  expect(await sense(70_000, { year: 2020, km: 50_000 })).toMatchObject({
    bikes: 8,
    suspicious: true,
  });
  expect(await sense(70_000, { year: 2010, km: 50_000 })).toMatchObject({ bikes: 11 });
  expect(await priceSense(home.db, { model: null, year: 2020, km: 1, price: 1 })).toBeNull();
});

test('a later run looks again only at models of which a bike changed, and daily at all', async () => {
  const job = keepPriceBands(home.db);
  const start = Date.now();
  await job.run(context(new Date(start)));
  const longAgo = new Date(start - 3_600_000);
  await addMany(8, { updated_at: longAgo });
  await job.run(context(new Date(start + 60_000)));
  expect(await sense(100_000)).toBeNull();
  await add();
  await job.run(context(new Date(start + 120_000)));
  expect(await sense(100_000)).toMatchObject({ bikes: 9 });
  // By then the last of these changes is long ago, too.
  await job.run(context(new Date(start + 43_200_000)));
  for (const [later, added, bikes] of [
    [86_400_000, 8, 9],
    [86_400_001, 1, 18],
    [86_400_002, 1, 18],
  ] as const) {
    await addMany(added, { updated_at: longAgo });
    await job.run(context(new Date(start + later)));
    expect(await sense(100_000)).toMatchObject({ bikes });
  }
});

test('a bike leaves the figures of a model when it is of another, or off the market', async () => {
  const job = keepPriceBands(home.db);
  const other = 'pulsar-ns160';
  const bikes = await addMany(10);
  const change = (index: number, values: Values) =>
    home.db
      .updateTable('products')
      .set({ ...values, updated_at: new Date() })
      .where('id', '=', bikes[index]?.id ?? '')
      .execute();
  await job.run(context());
  expect(await sense(100_000)).toMatchObject({ bikes: 10 });
  await change(0, { model: other });
  await change(1, { status: 'draft' });
  await change(2, { status: 'sold' });
  await job.run(context(new Date(Date.now() + 60_000)));
  expect(await sense(100_000)).toMatchObject({ bikes: 8 });
  await change(3, { status: 'pending_review' });
  await job.run(context(new Date(Date.now() + 120_000)));
  expect(await sense(100_000)).toBeNull();
  // What was noted is not kept for ever.
  await job.run(context(new Date(Date.now() + 4 * 86_400_000)));
  expect(await home.db.selectFrom('models_left').select('model').execute()).toEqual([]);
});

test('a run that is to end looks at no other model', async () => {
  await addMany(8, { model: 'pulsar-ns160' });
  await keepPriceBands(home.db).run({ ...context(), signal: AbortSignal.abort() });
  const about = { model: 'pulsar-ns160', year: 2020, km: null, price: 100_000 };
  expect(await priceSense(home.db, about)).toBeNull();
  await keepPriceBands(home.db).run(context());
  expect(await priceSense(home.db, about)).toMatchObject({ bikes: 8 });
});

test('prices are read on an index, the newest first', async () => {
  const plan = await explain(home.db, selectPricedBikes(model, new Date()).compile(home.db));
  expect(plan).toContain('products_priced');
  expect(plan).not.toContain('Sort');
});
