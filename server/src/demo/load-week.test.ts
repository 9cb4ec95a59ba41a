import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { week } from '@motohaat/demo/week/week';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openDatabase } from '../database/index.ts';
import { handOverCodes } from '../modules/deals/hand-over-code.ts';
import { withdrawPayments } from '../modules/payments/withdraw.ts';
import { stampedNumberHashes } from '../modules/selling/stamped-number-hashes.ts';
import { createDecoding } from '../modules/uploads/uploads.service.ts';
import { noImages } from '../testing/no-images.ts';
import { createPayingMarket, type PayingMarket } from '../testing/paying.ts';
import { openMovedClock } from './clock/moved-clock.ts';
import { loadDemo } from './load-demo.ts';
import { hasBegun, loadWeek } from './load-week.ts';

const hour = 3_600_000;
const begin = Date.now();

let market: PayingMarket;
let identities: Server;
let done = 0;

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
  done = await play();
}, 60_000);
afterAll(async () => {
  identities.close();
  await market.stop();
});

const stored = async ({ name }: { name: string }) => ({
  url: `https://photos.example/${name}`,
  removal: `https://photos.example/${name}/remove`,
});

async function play(): Promise<number> {
  const clock = await openMovedClock(market.db, (options) =>
    openDatabase({ connection: { connectionString: market.databaseUrl, options } }),
  );
  const { db } = clock;
  const payments = { ...market.payments, db };
  const services = {
    ...market.services,
    db,
    payments,
    withdrawPayments: (id: string) => withdrawPayments(payments, id),
    log: market.app.log,
    selling: {
      db,
      host: { ...noImages, store: stored },
      review: 'off' as const,
      numbers: stampedNumberHashes(market.secret),
    },
    decoding: createDecoding(),
    codes: handOverCodes(market.secret),
    supportEmail: 'help@motohaat.example',
    pay: (intentId: string) => market.card.advance(intentId, 'succeeded'),
  };
  try {
    return await loadWeek(services, clock);
  } finally {
    await clock.stop();
  }
}

const statusesOf = async (role: 'buyer' | 'seller', email: string) => {
  const rows = await market.db
    .selectFrom('bookings as b')
    .innerJoin('users as u', 'u.id', role === 'buyer' ? 'b.buyer_id' : 'b.seller_id')
    .select('b.status')
    .where('u.email', '=', email)
    .execute();
  return rows.map(({ status }) => status).toSorted();
};

test('the demo accounts find bookings in each state, and nothing of it failed', async () => {
  expect(done).toBe(week.length);
  expect(await hasBegun(market)).toBe(true);
  expect(await statusesOf('buyer', 'demo.buyer@motohaat.example')).toEqual([
    'cancelled',
    'completed',
    'expired',
    'paid',
    'pending_payment',
    'refunded',
  ]);
  expect(await statusesOf('seller', 'demo.seller@motohaat.example')).toEqual([
    'cancelled',
    'completed',
    'completed',
    'disputed',
    'paid',
    'pending_payment',
  ]);
});

/** Values of a column and how often each is there. */
const countsOf = async (table: string, column: string) => {
  const { rows } = await sql<{ value: string; count: number }>`
    SELECT ${sql.ref(column)}::text AS value, count(*)::int AS count FROM ${sql.table(table)}
    GROUP BY 1`.execute(market.db);
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]));
};

test('offers, reviews, reports, cases and what people are told are there in each kind', async () => {
  expect(await countsOf('offers', 'status')).toEqual({
    accepted: 1,
    countered: 1,
    declined: 1,
    open: 1,
    used: 1,
    withdrawn: 1,
  });
  expect(await countsOf('deal_reviews', 'side')).toEqual({ buyer: 5, seller: 4 });
  expect(await countsOf('reports', 'status')).toEqual({ dismissed: 2, open: 2, upheld: 2 });
  expect(await countsOf('conversation_reports', 'status')).toEqual({ open: 1, upheld: 1 });
  expect(await countsOf('review_cases', 'status')).toEqual({ approved: 1, open: 1, refused: 1 });
  expect(Object.keys(await countsOf('notices', 'kind')).length).toBeGreaterThanOrEqual(20);
  expect(await countsOf('saved_searches', 'new_count')).toEqual({ 0: 1, 1: 1 });
});

/** The earliest and the latest time of a column, in whole hours ago. */
const hoursOf = async (table: string, column: string) => {
  const { rows } = await sql<{ first: Date; last: Date }>`
    SELECT min(${sql.ref(column)}) AS first, max(${sql.ref(column)}) AS last
    FROM ${sql.table(table)}`.execute(market.db);
  return [rows[0]?.first, rows[0]?.last].map((time) =>
    Math.floor((begin - (time?.getTime() ?? 0)) / hour),
  );
};

test.each([
  ['notices', 'created_at', 160, 0],
  ['wishlist_items', 'created_at', 162, 38],
  ['reports', 'created_at', 101, 70],
  ['reports', 'closed_at', 94, 62],
  ['payments', 'charged_at', 155, 22],
  ['payments', 'updated_at', 155, 22],
  ['booking_events', 'at', 160, 0],
  ['messages', 'sent_at', 141, 2],
  ['saved_searches', 'created_at', 112, 111],
  ['audit_log', 'at', 130, 26],
])('%s.%s lies in the week', async (table, column, first, last) => {
  const [from = 0, to = 0] = await hoursOf(table, column);
  // The test itself takes a moment of the last of these hours.
  expect([from, to].map((hours, at) => Math.abs(hours - ([first, last][at] ?? 0)))).toSatisfy(
    (off: number[]) => off.every((hours) => hours <= 1),
  );
});

test('afterwards it is now again, for rows and for the process', async () => {
  const { rows } = await sql`
    SELECT FROM pg_attrdef WHERE pg_get_expr(adbin, adrelid) LIKE '%moved_clock%'
    UNION ALL SELECT FROM pg_namespace WHERE nspname = 'moved_clock'`.execute(market.db);
  expect(rows).toEqual([]);
  expect(Math.abs(Date.now() - begin)).toBeLessThan(hour);
});
