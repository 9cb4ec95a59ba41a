import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { bikes as demoBikes } from '@motohaat/demo/bikes';
import { noPapers, papersState } from '@motohaat/domain/bike-facts';
import { dhakaDate } from '@motohaat/domain/time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { loadDemo } from './load-demo.ts';
import { loadViews } from './load-views.ts';

let home: TestDatabase;
let sandbox: Server;
let made = 0;

beforeAll(async () => {
  home = await createTestDatabase();
  sandbox = createServer((_request, response) => {
    made += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ localId: `uid-${made}` }));
  });
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  sandbox.close();
  await home.drop();
});

const load = async () => {
  const { port } = sandbox.address() as AddressInfo;
  const said: string[] = [];
  const log = (message: string) => void said.push(message);
  await loadDemo({ db: home.db, sandboxUrl: `http://127.0.0.1:${port}`, log });
  return said;
};

test('fills the market once; each reserved bike has a booking whose hold runs for 48 hours', async () => {
  expect(await load()).toHaveLength(1);
  const reserved = await home.db
    .selectFrom('products as p')
    .leftJoin('bookings as b', 'b.product_id', 'p.id')
    .select(['b.status', 'b.created_at', 'b.expires_at'])
    .where('p.status', '=', 'reserved')
    .execute();
  expect(reserved).toHaveLength(3);
  for (const { status, created_at: from, expires_at: until } of reserved) {
    expect(status).toBe('pending_payment');
    expect(Number(until) - Number(from)).toBe(48 * 3_600_000);
  }
});

test('a second load adds nothing, also when a booked bike is free again', async () => {
  await home.db.updateTable('bookings').set({ status: 'expired' }).execute();
  await home.db.updateTable('products').set({ status: 'active' }).execute();
  expect(await load()).toEqual([]);
  const { bookings } = await home.db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<string>().as('bookings'))
    .executeTakeFirstOrThrow();
  expect(Number(bookings)).toBe(3);
});

test('states of each bike what it is, and of some what they cost before', async () => {
  const bikes = await home.db.selectFrom('products').selectAll().execute();
  expect(bikes.length).toBeGreaterThanOrEqual(240);
  expect(bikes.filter(({ model, year, district }) => !model || !year || !district)).toEqual([]);
  const today = dhakaDate(new Date());
  const states = new Set(
    bikes.map(({ papers, registration }) => papersState(papers ?? noPapers, registration, today)),
  );
  expect(states).toEqual(new Set(['complete', 'incomplete', null]));
  const withoutToken = bikes.filter(({ papers }) => papers?.taxTokenUntil === null);
  const stated = demoBikes.filter(({ facts: { papers } }) => papers?.taxTokenDays === null);
  expect(withoutToken).toHaveLength(stated.length);
  expect(stated.length).toBeGreaterThan(0);
  const lowered = await home.db
    .selectFrom('price_history as h')
    .innerJoin('products as p', 'p.id', 'h.product_id')
    .select(['p.resale_price as now', 'h.resale_price as before', 'p.created_at', 'h.changed_at'])
    .execute();
  expect(lowered.length).toBeGreaterThanOrEqual(20);
  expect(lowered.filter(({ now, before }) => now >= before)).toEqual([]);
  expect(lowered.filter((each) => each.changed_at < each.created_at)).toEqual([]);
});

test('bikes have been looked at since they were posted, once', async () => {
  const views = await home.db
    .selectFrom('bike_views as v')
    .innerJoin('products as p', 'p.id', 'v.product_id')
    .select(({ fn }) => fn.sum<string>('v.views').as('sum'))
    .where(sql<boolean>`v.day < (p.created_at AT TIME ZONE 'Asia/Dhaka')::date`)
    .executeTakeFirstOrThrow();
  expect(views.sum).toBeNull();
  const sum = async () =>
    home.db
      .selectFrom('bike_views')
      .select(({ fn }) => fn.sum<string>('views').as('sum'))
      .execute();
  const before = await sum();
  expect(Number(before[0]?.sum)).toBeGreaterThan(0);
  await load();
  await loadViews(home.db, new Map());
  expect(await sum()).toEqual(before);
});
