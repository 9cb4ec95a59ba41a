import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { week } from '@motohaat/demo/week';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createPayingMarket, type PayingMarket } from '../testing/paying.ts';
import { demoId } from './demo-id.ts';
import { loadDemo } from './load-demo.ts';
import { loadWeek } from './load-week.ts';

let market: PayingMarket;
let identities: Server;
let done = 0;

const load = () =>
  loadWeek({
    ...market.services,
    log: market.app.log,
    selling: { db: market.db, host: { serves: () => false }, review: 'off' },
    supportEmail: 'help@motohaat.example',
    pay: (intentId) => market.card.advance(intentId, 'succeeded'),
  });

beforeAll(async () => {
  market = await createPayingMarket();
  let made = 0;
  identities = createServer((_request, response) => {
    made += 1;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ localId: `uid-${made}` }));
  });
  await new Promise<void>((resolve) => identities.listen(0, '127.0.0.1', resolve));
  const { port } = identities.address() as AddressInfo;
  await loadDemo({ db: market.db, sandboxUrl: `http://127.0.0.1:${port}`, log: () => {} });
  done = await load();
});
afterAll(async () => {
  identities.close();
  await market.stop();
});

const statusesOf = async (role: 'buyer' | 'seller', email: string) => {
  const rows = await market.db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', role === 'buyer' ? 'b.buyer_id' : 'b.seller_id')
    .select('b.status')
    .where('u.email', '=', email)
    .orderBy('b.created_at')
    .execute();
  return rows.map(({ status }) => status);
};
const count = async (table: 'wishlist_items' | 'saved_searches' | 'audit_log') => {
  const { all } = await market.db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .executeTakeFirstOrThrow();
  return Number(all);
};

test('the demo accounts find bookings in each state, and nothing of it failed', async () => {
  expect(done).toBe(week.length);
  expect(await statusesOf('buyer', 'demo.buyer@motohaat.example')).toEqual([
    'expired',
    'completed',
    'refunded',
    'pending_payment',
  ]);
  expect(await statusesOf('seller', 'demo.seller@motohaat.example')).toEqual([
    'cancelled',
    'completed',
    'paid',
    'pending_payment',
  ]);
});

test('wishes, searches, reports, a case and the audit log are there', async () => {
  expect(await count('wishlist_items')).toBe(3);
  expect(await count('saved_searches')).toBe(2);
  expect(await count('audit_log')).toBeGreaterThanOrEqual(3);
  const reports = await market.db.selectFrom('reports').select('status').execute();
  expect(reports.map(({ status }) => status).toSorted()).toEqual(['dismissed', 'open', 'open']);
  const cases = await market.db.selectFrom('review_cases').select('causes').execute();
  expect(cases).toEqual([{ causes: ['contact'] }]);
});

test('it happens once: what people have changed since stays as it is', async () => {
  await market.db.deleteFrom('wishlist_items').execute();
  expect(await load()).toBe(0);
  expect(await count('wishlist_items')).toBe(0);
  const id = demoId('booking', 'anik.saha@motohaat.example dhrubo-100-red-rafiq');
  expect((await market.storedBooking(id)).status).toBe('cancelled');
});
