import type { PaidBooking } from '@motohaat/contract/administration';
import { moneyStatuses } from '@motohaat/domain/booking';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { explain } from '../../testing/explain.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addBooking, addUser } from '../../testing/rows.ts';
import { complete } from './end-booking.ts';
import { isRipe, listRipe, selectPaidBookings } from './paid-bookings.repository.ts';

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await createMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());

type Changes = Partial<Parameters<typeof addBooking>[2]>;

/** A booking of a bike of its own, and both of its sides. */
async function bookingOf(
  names: { bike?: string; buyer?: string; seller?: string } = {},
  changes: Changes = {},
) {
  const seller = await addUser(market.db, { role: 'seller', name: names.seller ?? 'A seller' });
  const buyer = await addUser(market.db, { name: names.buyer ?? 'A buyer' });
  const bike = await market.bike({
    seller_id: seller.id,
    status: 'reserved',
    ...(names.bike && { name: names.bike }),
  });
  const values = { buyer_id: buyer.id, status: 'paid', ...changes } as const;
  const booking = await addBooking(market.db, bike, values);
  return { booking, buyer, seller, bike };
}

async function read(query = ''): Promise<PaidBooking[]> {
  const answer = await market.get(admin, `/api/paidBookings${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<PaidBooking[]>();
}
const idsOf = (rows: PaidBooking[]) => rows.map(({ _id }) => _id);

test('a row tells the bike, both sides, the amount, since when, and what becomes of it by itself', async () => {
  const { booking, buyer, seller, bike } = await bookingOf({
    bike: 'Shalik 110',
    buyer: 'Asha Rahman',
    seller: 'Rafiq Hasan',
  });
  const [row] = await read();
  expect(row).toEqual({
    _id: booking.id,
    productId: bike.id,
    productName: 'Shalik 110',
    picture: bike.images[0] ?? null,
    buyer: { _id: buyer.id, name: 'Asha Rahman', email: buyer.email },
    seller: { _id: seller.id, name: 'Rafiq Hasan', email: seller.email },
    price: bike.resale_price,
    transactionId: null,
    status: 'paid',
    since: booking.updated_at.toISOString(),
    completesAt: new Date(booking.updated_at.getTime() + 14 * 86_400_000).toISOString(),
  });
});

test.each([
  ['is not paid', { status: 'cancelled' }, 0, /was cancelled/],
  ['has moved on since it was read', {}, 1, /changed/],
] as const)('what %s is not completed', async (_what, change, behind, sentence) => {
  const { booking } = await bookingOf({}, change);
  const stale = { ...booking, version: booking.version - behind };
  const completing = complete(market.db, stale, { actor: 'system', how: 'time' });
  await expect(completing).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(sentence),
  });
  expect(await market.storedBooking(booking.id)).toMatchObject({ status: booking.status });
});

test('whoever’s account is gone has no address any more', async () => {
  const { booking, buyer, seller } = await bookingOf();
  for (const [{ id }, emails] of [
    [buyer, ['', seller.email]],
    [seller, ['', '']],
  ] as const) {
    const gone = { status: 'deleted', deleted_at: new Date() } as const;
    await market.db.updateTable('users').set(gone).where('id', '=', id).execute();
    const row = (await read()).find(({ _id }) => _id === booking.id);
    expect([row?.buyer.email, row?.seller.email]).toEqual(emails);
  }
});

test('those whose time is over are gone through by pages, the longest first, up to the moment', async () => {
  const paid = new Date('2026-01-02T00:00:00Z');
  const made: string[] = [];
  for (const minutes of [3, 2, 2, 0]) {
    const updated_at = new Date(paid.getTime() - minutes * 60_000);
    made.push((await bookingOf({}, { updated_at })).booking.id);
  }
  const seen: string[] = [];
  let after: Awaited<ReturnType<typeof listRipe>>[number] | undefined;
  do {
    [after] = await listRipe(market.db, { before: paid, after, limit: 1 });
    if (after) seen.push(after.id);
  } while (after);
  expect(seen).toEqual(made);
  const before = new Date(paid.getTime() - 1);
  expect(await listRipe(market.db, { before, after, limit: 9 })).toHaveLength(3);
  expect(await isRipe(market.db, made[3] ?? '', paid)).toBe(true);
  expect(await isRipe(market.db, made[3] ?? '', before)).toBe(false);
});

test.each(moneyStatuses)('the filter %s shows those and no others', async (status) => {
  const { booking } = await bookingOf({}, { status });
  const rows = await read(`?state=${status}&limit=100`);
  expect(idsOf(rows)).toContain(booking.id);
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]));
});

test.each(['pending_payment', 'cancelled', 'expired', 'nonsense'])(
  'there is no list of bookings that are %s: they have no money in them',
  async (state) => {
    expect((await market.get(admin, `/api/paidBookings?state=${state}`)).statusCode).toBe(422);
  },
);

test('is searched by a part of the bike’s name, and of the name or address of either side', async () => {
  const { booking, buyer, seller } = await bookingOf({
    bike: 'Unmatched Cruiser 100%',
    buyer: 'Zohra Begum',
    seller: 'Quddus Mia',
  });
  const parts = ['cruiser', '100%', 'ZOHRA', 'quddus m', buyer.email, seller.email.slice(3, 20)];
  for (const part of parts) {
    expect(idsOf(await read(`?q=${encodeURIComponent(part)}`)), part).toEqual([booking.id]);
  }
  for (const part of ['100_', 'zohra%begum', String.raw`\ `, 'nobody at all']) {
    expect(await read(`?q=${encodeURIComponent(part)}`), part).toEqual([]);
  }
});

test('its pages show each booking once, those that came into the state last first', async () => {
  const updated_at = new Date('2026-01-01T00:00:00Z');
  for (let number = 0; number < 5; number += 1) {
    await bookingOf({}, { status: 'refunded', updated_at });
  }
  const address = '/api/paidBookings?state=refunded&limit=2';
  const seen = (await readPages<PaidBooking>(address, (url) => market.get(admin, url))).flat();
  expect(new Set(idsOf(seen)).size).toBe(seen.length);
  expect(seen.map(({ since }) => since)).toEqual(
    seen.map(({ since }) => since).toSorted((one, two) => (one < two ? 1 : -1)),
  );
});

test('the list is read from its index, page by page', async () => {
  for (const state of moneyStatuses) {
    const page = { limit: 24, cursor: undefined };
    const plan = await explain(
      market.db,
      selectPaidBookings({ state, q: 'a' }, page).compile(market.db),
    );
    expect(plan).toMatch(/Index Scan using bookings_by_money/);
    expect(plan).not.toMatch(/Seq Scan/);
  }
});

test.each([
  ['complete', 'buyer_id'],
  ['complete', 'seller_id'],
  ['refund', 'buyer_id'],
  ['refund', 'seller_id'],
] as const)(
  'an admin may not %s a booking of whose two people one is theirs: %s',
  async (act, side) => {
    const { booking } = await bookingOf();
    const own = market.db.updateTable('bookings').set({ [side]: admin.id });
    await own.where('id', '=', booking.id).execute();
    const reason = 'The bike was handed over.';
    const answer = await market.post(admin, `/api/bookings/${booking.id}/${act}`, { reason });
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ message: string }>().message).toContain('another admin decides');
    expect((await market.storedBooking(booking.id)).status).toBe('paid');
  },
);
