import type { PaidBooking } from '@motohaat/contract/administration';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { isRipe, listRipe, type Ripe } from '../modules/paid-bookings/paid-bookings.repository.ts';
import type { Person } from '../testing/app.ts';
import { createMarket, type Market } from '../testing/market.ts';
import { addBooking, addUser } from '../testing/rows.ts';
import { completeBookings } from './complete-bookings.ts';

const day = 86_400_000;

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await createMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());
beforeEach(() => market.db.updateTable('bookings').set({ status: 'cancelled' }).execute());

async function run(): Promise<void> {
  await completeBookings(market.db).run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: market.app.log,
  });
}

type Case = {
  /** Days since it was paid. */
  days?: number;
  status?: 'paid' | 'disputed' | 'refund_pending';
  bike?: 'reserved' | 'hidden';
  buyer?: 'active' | 'suspended';
  seller?: 'active' | 'suspended';
  payment?: 'succeeded' | 'review' | 'disputed';
};

async function booked(one: Case) {
  const { days = 15, status = 'paid', payment = 'succeeded' } = one;
  const seller = await addUser(market.db, { role: 'seller', status: one.seller ?? 'active' });
  const buyer = await addUser(market.db, { status: one.buyer ?? 'active' });
  const bike = await market.bike({ seller_id: seller.id, status: one.bike ?? 'reserved' });
  const updated_at = new Date(Date.now() - days * day);
  const booking = await addBooking(market.db, bike, { buyer_id: buyer.id, status, updated_at });
  const id = newId();
  await market.db
    .insertInto('payments')
    .values({
      id,
      booking_id: booking.id,
      buyer_id: buyer.id,
      provider: 'stripe',
      transaction_id: `pi_${id}`,
      status: payment,
      amount: booking.amount,
    })
    .execute();
  return { booking, bike };
}

const shown = async (id: string) => {
  const list = await market.get(admin, '/api/paidBookings?limit=100');
  return list.json<PaidBooking[]>().find(({ _id }) => _id === id);
};

test('after 14 days the bike counts as handed over: the product itself completes the booking', async () => {
  const { booking, bike } = await booked({});
  await run();
  expect(await market.storedBooking(booking.id)).toMatchObject({ status: 'completed' });
  expect(await market.storedBike(bike.id)).toMatchObject({ status: 'sold' });
  const [record] = (await market.get(admin, `/api/audit?subject=${booking.id}`)).json<object[]>();
  expect(record).toMatchObject({ action: 'booking.completed', actor: null, reason: null });
});

const left: [what: string, Case, says: boolean][] = [
  ['was paid less than 14 days ago', { days: 13.99 }, true],
  ['the bank disputes', { status: 'disputed' }, false],
  ['is being refunded', { status: 'refund_pending' }, false],
  ['is of a bike that was taken off the market', { bike: 'hidden' }, false],
  ['is of a seller whose account is closed', { seller: 'suspended' }, false],
  ['is of a buyer whose account is closed', { buyer: 'suspended' }, false],
  ['has a payment that is being looked into', { payment: 'review' }, false],
  ['has a payment that the bank disputes', { payment: 'disputed' }, false],
];
describe('a booking is left to a person, or to its time, that', () => {
  test.each(left)('%s', async (_what, one, endsByItself) => {
    const { booking } = await booked(one);
    await run();
    const { status, version } = await market.storedBooking(booking.id);
    expect({ status, version }).toEqual({ status: one.status ?? 'paid', version: 1 });
    if (status !== 'paid') return;
    expect((await shown(booking.id))?.completesAt !== null).toBe(endsByItself);
  });
});

test('bookings that are ripe are gone through by pages, and looked at again one by one', async () => {
  const ids = [await booked({ days: 20 }), await booked({ days: 16 })].map(
    ({ booking: { id } }) => id,
  );
  const before = new Date(Date.now() - 14 * day);
  const list = (after?: Ripe) => listRipe(market.db, { before, after, limit: 1 });
  const [first] = await list();
  const [second] = await list(first);
  expect([first?.id, second?.id, await list(second)]).toEqual([...ids, []]);
  const early = new Date(Date.now() - 18 * day);
  const ripe = ids.map((id) => isRipe(market.db, id, early));
  expect(await Promise.all(ripe)).toEqual([true, false]);
});

test('one that fails does not keep the others', async () => {
  const first = await booked({ days: 20 });
  const second = await booked({ days: 16 });
  // Another booking of the first bike is completed already, which the database does not allow twice.
  const { buyer_id } = first.booking;
  await addBooking(market.db, first.bike, { buyer_id, status: 'completed' });
  await run();
  expect(await market.storedBooking(first.booking.id)).toMatchObject({ status: 'paid' });
  expect(await market.storedBooking(second.booking.id)).toMatchObject({ status: 'completed' });
});

test('one that is disputed while it is about to be completed is left to a person', async () => {
  const { booking, bike } = await booked({});
  let completing: Promise<void> | undefined;
  await market.db.transaction().execute(async (trx) => {
    await sql`SELECT FROM products WHERE id = ${bike.id} FOR UPDATE`.execute(trx);
    await sql`SELECT FROM bookings WHERE id = ${booking.id} FOR UPDATE`.execute(trx);
    completing = run();
    await vi.waitFor(async () => {
      const { rows } = await sql`
        SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(market.db);
      expect(rows).toHaveLength(1);
    });
    await sql`UPDATE payments SET status = 'review' WHERE booking_id = ${booking.id}`.execute(trx);
  });
  await completing;
  expect(await market.storedBooking(booking.id)).toMatchObject({ status: 'paid' });
});
