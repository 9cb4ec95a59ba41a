import type { StatisticsAnswer } from '@motohaat/contract/bike-statistics';
import { dhakaDate } from '@motohaat/domain/time';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { forgetOldViews } from '../../jobs/forget-views.ts';
import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addBooking } from '../../testing/rows.ts';
import { addViews, forget, selectByDay } from './bike-statistics.repository.ts';
import { createViewCounter } from './view-counter.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
  buyer = await market.signIn('buyer');
});
afterAll(() => market.stop());

const as = ({ authorization }: Person) => ({ authorization });
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const look = (id: string, headers: Record<string, string> = {}) =>
  market.app.inject({
    method: 'POST',
    url: `/api/products/${id}/views`,
    headers: { ...browser, ...headers },
  });
const storedViews = (id: string) =>
  market.db
    .selectFrom('bike_views')
    .select('views')
    .where('product_id', '=', id)
    .execute()
    .then((rows) => rows.map(({ views }) => views));
const statistics = async (person: Person, ...ids: string[]) =>
  (
    await market.get(person, `/api/bikeStatistics?products=${ids.join(',')}`)
  ).json<StatisticsAnswer>();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

test('views count together, but for robots, the own, and an account that comes again', async () => {
  const bike = await market.bike();
  const answers = [
    await look(bike.id),
    await look(bike.id),
    await look(bike.id, as(buyer)),
    await look(bike.id, as(buyer)),
    await look(bike.id, as(market.seller)),
    await look(bike.id, { 'user-agent': 'Googlebot/2.1' }),
    await look(bike.id, { 'sec-fetch-site': 'cross-site' }),
  ];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['set-cookie']])).toEqual(
    answers.map(() => [204, undefined]),
  );
  await vi.waitFor(async () => expect(await storedViews(bike.id)).toEqual([3]), 10_000);
  const { until, bikes } = await statistics(market.seller, bike.id);
  expect(until).toBe(dhakaDate(new Date()));
  expect(bikes).toEqual([
    expect.objectContaining({ _id: bike.id, views: [...Array.from({ length: 29 }, () => 0), 3] }),
  ]);
});

test('a bike that nobody may see is not counted', async () => {
  const sold = await market.bike({ status: 'sold' });
  for (const id of [sold.id, newId()]) {
    const answer = await look(id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  }
});

test('a listing and its search row stay as they are when it is looked at', async () => {
  const bike = await market.bike();
  const place = async () =>
    (await market.db.selectFrom('products').select(['version', 'updated_at']).execute()).map(
      String,
    );
  const before = await place();
  await addViews(market.db, [{ bikeId: bike.id, day: dhakaDate(new Date()), views: 4 }]);
  expect(await place()).toEqual(before);
});

test('what two processes count adds up, what cannot be written waits, and the last is written at the end', async () => {
  const bike = await market.bike();
  const errors: unknown[] = [];
  const fails = { isDown: true };
  const broken = new Proxy(market.db, {
    get: (db, key) => {
      if (fails.isDown) throw new Error('No database');
      const value: unknown = Reflect.get(db, key);
      return typeof value === 'function' ? (value.bind(db) as unknown) : value;
    },
  });
  const one = createViewCounter(broken, (error) => errors.push(error));
  const other = createViewCounter(market.db, (error) => errors.push(error));
  one.count(bike.id);
  one.count(bike.id);
  other.count(bike.id);
  other.count(newId());
  await expect(one.flush()).rejects.toThrow('No database');
  fails.isDown = false;
  await Promise.all([one.flush(), other.flush()]);
  expect(await storedViews(bike.id)).toEqual([3]);
  expect(errors).toEqual([]);
});

test('a seller gets wishes, bookings and messages by day in Dhaka, and of the own bikes alone', async () => {
  const other = await market.signIn('seller');
  const [bike, foreign] = [await market.bike(), await market.bike({ seller_id: other.id })];
  const wish = (created_at: Date) => ({
    id: newId(),
    product_id: bike.id,
    price: 90_000,
    created_at,
  });
  const buyers = [buyer, await market.signIn('buyer')];
  const made = [daysAgo(0), daysAgo(31)];
  for (const [place, person] of buyers.entries()) {
    await market.db
      .insertInto('wishlist_items')
      .values({ ...wish(made[place] ?? daysAgo(0)), buyer_id: person.id })
      .execute();
  }
  await addBooking(market.db, bike, {
    buyer_id: buyer.id,
    status: 'cancelled',
    created_at: daysAgo(2),
  });
  const opened = await market.post(buyer, '/api/conversations', { productId: bike.id });
  const { insertedId: talk } = opened.json<{ insertedId: string }>();
  for (const [place, person] of [buyer, buyer, market.seller].entries()) {
    await market.post(person, `/api/conversations/${talk}/messages`, {
      clientId: newId(),
      text: `Message ${place}`,
    });
  }
  const { bikes } = await statistics(market.seller, bike.id, foreign.id, newId());
  const nothing = Array.from({ length: 30 }, () => 0);
  expect(bikes).toEqual([
    {
      _id: bike.id,
      views: nothing,
      wishes: nothing.with(29, 1),
      bookings: nothing.with(27, 1),
      messages: nothing.with(29, 2),
    },
  ]);
});

test.each([
  ['nothing', ''],
  ['no id', 'x'],
  ['an end without an id', `${newId()},`],
  ['too many', Array.from({ length: 101 }, () => newId()).join(',')],
])('asked for %s it says what is wrong', async (_case, products) => {
  const answer = await market.get(market.seller, `/api/bikeStatistics?products=${products}`);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ fields: { products: expect.any(String) } });
});

test('days that no chart shows are forgotten, and no other', async () => {
  const bike = await market.bike();
  const days = [0, 29, 32, 60].map((ago) => dhakaDate(daysAgo(ago)));
  await addViews(
    market.db,
    days.map((day) => ({ bikeId: bike.id, day, views: 1 })),
  );
  await forgetOldViews(market.db).run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: market.app.log,
  });
  expect(await storedViews(bike.id)).toHaveLength(2);
});

test.each([
  ['views', 'bike_views_pkey'],
  ['wishes', 'wishlist_items_by_product'],
  ['bookings', 'bookings_by_product'],
] as const)('%s are read on an index', async (kind, index) => {
  const since = { bikeIds: [newId()], from: '2026-01-01' };
  const plan = await explain(market.db, selectByDay[kind](since).compile(market.db));
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('what is forgotten is found on an index', async () => {
  const plan = await explain(market.db, forget('2026-01-01', 1_000).compile(market.db));
  expect(plan).toContain('bike_views_by_day');
  expect(plan).not.toContain('Seq Scan');
});

test('what was counted last is written when the server ends', async () => {
  const bike = await market.bike();
  await look(bike.id);
  await market.app.close();
  expect(await storedViews(bike.id)).toEqual([1]);
});
