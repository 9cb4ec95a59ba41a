import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { explain } from '../testing/explain.ts';
import {
  addAdvert,
  addCategories,
  addProduct,
  addUser,
  createTestDatabase,
  type TestDatabase,
} from '../testing/index.ts';
import { expireListings, selectDue } from './expire-listings.ts';
import type { JobContext } from './runner.ts';

let home: TestDatabase;
let sellerId: string;
beforeAll(async () => {
  home = await createTestDatabase();
  await addCategories(home.db);
  sellerId = (await addUser(home.db, { role: 'seller' })).id;
});
afterAll(() => home.drop());

const day = 86_400_000;
const start = new Date();
const run = (days: number) =>
  expireListings(home.db).run({
    signal: new AbortController().signal,
    now: () => new Date(start.getTime() + days * day),
    log: {} as JobContext['log'],
  });
const bike = (values: Partial<Parameters<typeof addProduct>[1]> = {}) =>
  addProduct(home.db, { seller_id: sellerId, ...values });
const stored = (id: string) =>
  home.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a listing is a draft again after 60 days, with its advert ended, and not before', async () => {
  const { id } = await bike();
  const advert = await addAdvert(home.db, { id, seller_id: sellerId });
  await run(59.9);
  expect(await stored(id)).toMatchObject({ status: 'active', version: 1 });
  await run(60.1);
  await run(61);
  expect(await stored(id)).toMatchObject({ status: 'draft', version: 2 });
  const ended = await home.db
    .selectFrom('adverts')
    .select('ended_at')
    .where('id', '=', advert.id)
    .executeTakeFirst();
  expect(ended?.ended_at, 'I8: what is off the market has no advert').not.toBeNull();
});

test('a bike that is booked, sold, hidden, or renewed does not expire', async () => {
  const others = await Promise.all(
    (['reserved', 'sold', 'hidden', 'pending_review'] as const).map((status) => bike({ status })),
  );
  const renewed = await bike({ expires_at: new Date(start.getTime() + 90 * day) });
  await run(70);
  for (const { id, status } of [...others, renewed]) {
    expect((await stored(id)).status).toBe(status);
  }
});

test('listings whose time is over are gone through by pages, the longest first', async () => {
  const long = (days: number) => bike({ expires_at: new Date(start.getTime() - days * day) });
  const ids = [await long(20), await long(10)].map(({ id }) => id);
  const { rows } = await selectDue(start, undefined).execute(home.db);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  const next = await selectDue(start, rows[0]).execute(home.db);
  expect(next.rows.map(({ id }) => id)).toEqual(ids.slice(1));
});

test('more than fit in one batch expire in one run, found on an index', async () => {
  const many = await Promise.all(Array.from({ length: 130 }, () => bike()));
  await run(60.5);
  const left = await home.db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'active')
    .where(
      'id',
      'in',
      many.map(({ id }) => id),
    )
    .execute();
  expect(left).toEqual([]);
  const plan = await explain(home.db, selectDue(start, undefined).compile(home.db));
  expect(plan).toContain('products_expiring');
  expect(plan).not.toContain('Sort');
});

test('a listing that is renewed while it is about to expire stays, and nobody is told', async () => {
  const { id } = await bike();
  let expiring: Promise<void> | undefined;
  await home.db.transaction().execute(async (trx) => {
    const renewed = new Date(start.getTime() + 90 * day);
    await trx.updateTable('products').set({ expires_at: renewed }).where('id', '=', id).execute();
    expiring = run(60.5);
    await vi.waitFor(async () => {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(home.db);
      expect(rows).toHaveLength(1);
    });
  });
  await expiring;
  expect(await stored(id)).toMatchObject({ status: 'active', version: 1 });
  const told = await home.db
    .selectFrom('notices')
    .select('id')
    .where('product_id', '=', id)
    .execute();
  expect(told).toEqual([]);
});
