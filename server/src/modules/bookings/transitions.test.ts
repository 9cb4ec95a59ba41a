import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addBooking } from '../../testing/rows.ts';
import { listEvents } from './booking-events.ts';
import {
  bookBike,
  type BookingRow,
  cancelBooking,
  expireBooking,
  giveUpBooking,
  markCompleted,
  markPaid,
  markRefunded,
  markRefundPending,
  prolongForCharge,
  prolongForPayment,
} from './booking.transitions.ts';

const hour = 3_600_000;

let market: Market;
let buyer: Person;
let rival: Person;
beforeAll(async () => {
  market = await createMarket();
  [buyer, rival] = [await market.signIn('buyer'), await market.signIn('buyer')];
});
afterAll(() => market.stop());

/** A booking whose hold is over, and its bike. */
async function expired() {
  const bike = await market.bike({ status: 'reserved' });
  const booking = await addBooking(market.db, bike, { buyer_id: buyer.id });
  return { bike, booking: (await expireBooking(market.db, booking)) ?? booking };
}

test('a bike that has changed since it was read is not booked', async () => {
  const bike = await market.bike();
  await market.db
    .updateTable('products')
    .set({ resale_price: 95_000, version: 2 })
    .where('id', '=', bike.id)
    .execute();
  const booked = await bookBike(market.db, {
    id: newId(),
    buyer: { ...buyer, name: 'A buyer' },
    bike: { ...bike, seller_name: 'A seller' },
    phone: '',
    meetingPlace: '',
    now: new Date(),
  });
  expect(booked).toBeUndefined();
  expect(await market.storedBike(bike.id)).toMatchObject({ status: 'active', version: 2 });
});

describe('money that comes after the hold', () => {
  test('takes the bike again while it is free', async () => {
    const { bike, booking } = await expired();
    expect(await markPaid(market.db, booking)).toMatchObject({ status: 'paid', holds_bike: true });
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'reserved' });
  });

  test("goes back when the bike is another's, whose booking stays as it is", async () => {
    const { bike, booking } = await expired();
    const rivals = await market.booked(rival, bike);
    expect(await markPaid(market.db, booking)).toBeUndefined();
    const waiting = await markRefundPending(market.db, booking, 'paid_too_late');
    expect(waiting).toMatchObject({
      status: 'refund_pending',
      holds_bike: false,
      reason: null,
      reason_code: 'paid_too_late',
    });
    if (!waiting) throw new Error('nothing waits');
    expect(await markRefunded(market.db, waiting)).toMatchObject({ status: 'refunded' });
    expect(await market.storedBooking(rivals)).toMatchObject({ status: 'pending_payment' });
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'reserved' });
  });

  test('does not count among the bikes that the buyer holds', async () => {
    const patient = await market.signIn('buyer');
    for (let number = 0; number < 4; number += 1) {
      await addBooking(market.db, await market.bike(), {
        buyer_id: patient.id,
        status: 'refund_pending',
        holds_bike: false,
      });
    }
    await market.booked(patient, await market.bike());
  });
});

const stories = async (id: string) => (await listEvents(market.db, [id])).get(id) ?? [];

test.each([
  ['ended_by_seller', 'seller', { why: 'ended_by_seller' }],
  ['buyer_gone', 'system', { why: 'buyer_gone' }],
  [{ text: 'As agreed.' }, 'admin', { words: 'As agreed.' }],
] as const)('who had money go back stands in the story: %j', async (why, actor, data) => {
  const bike = await market.bike({ status: 'reserved' });
  const paid = await addBooking(market.db, bike, { buyer_id: buyer.id, status: 'paid' });
  await markRefundPending(market.db, paid, why);
  expect(await stories(paid.id)).toEqual([
    expect.objectContaining({ kind: 'refund_started', actor, data }),
  ]);
});

test.each([
  ['cancelled_by_buyer', 'buyer'],
  ['cancelled_by_seller', 'seller'],
  ['bike_gone', 'system'],
] as const)('who cancelled stands in the story: %s', async (why, actor) => {
  const bike = await market.bike({ status: 'reserved' });
  const booking = await addBooking(market.db, bike, { buyer_id: buyer.id });
  await cancelBooking(market.db, booking, why);
  expect(await stories(booking.id)).toEqual([
    expect.objectContaining({ kind: 'cancelled', actor, data: { why } }),
  ]);
});

type Act = (booking: BookingRow) => Promise<BookingRow | undefined>;
test.each<[string, BookingRow['status'], Act]>([
  [
    'cancelled',
    'pending_payment',
    (booking) => cancelBooking(market.db, booking, 'cancelled_by_buyer'),
  ],
  ['expired', 'pending_payment', (booking) => expireBooking(market.db, booking)],
  ['given up', 'paid', (booking) => giveUpBooking(market.db, booking)],
  [
    'completed',
    'paid',
    (booking) => markCompleted(market.db, booking, { actor: 'buyer', how: 'word' }),
  ],
  ['refunded', 'refund_pending', (booking) => markRefunded(market.db, booking)],
])(
  'a booking that has moved since it was read is not %s, and keeps its bike',
  async (_what, status, act) => {
    const bike = await market.bike({ status: 'reserved' });
    const moved = await addBooking(market.db, bike, { buyer_id: buyer.id, status, fee: 2_000 });
    expect(await act({ ...moved, version: 0 })).toBeUndefined();
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'reserved', version: 1 });
    expect(await stories(moved.id)).toEqual([]);
  },
);

test('a refund of a paid booking keeps the bike until the money is back', async () => {
  const bike = await market.bike({ status: 'reserved' });
  const paid = await addBooking(market.db, bike, { buyer_id: buyer.id, status: 'paid' });
  const waiting = await markRefundPending(market.db, paid, { text: 'The seller cancelled.' });
  expect(waiting).toMatchObject({ status: 'refund_pending', holds_bike: true });
  expect(await market.storedBike(bike.id)).toMatchObject({ status: 'reserved' });
  if (waiting) await markRefunded(market.db, waiting);
  expect(await market.storedBike(bike.id)).toMatchObject({ status: 'active' });
});

test('an open card form gives half an hour at least, once, and shortens nothing', async () => {
  const now = new Date();
  const hold = async (hours: number) =>
    addBooking(market.db, await market.bike(), {
      buyer_id: buyer.id,
      expires_at: new Date(now.getTime() + hours * hour),
    });
  const short = await prolongForPayment(market.db, await hold(0.1), now);
  expect(short?.expires_at.getTime()).toBe(now.getTime() + hour / 2);
  const long = await prolongForPayment(market.db, await hold(10), now);
  expect(long?.expires_at.getTime()).toBe(now.getTime() + 10 * hour);
  const later = new Date(now.getTime() + hour / 4);
  expect(short && (await prolongForPayment(market.db, short, later))).toBeUndefined();
});

test('nothing prolongs what does not wait for money any more', async () => {
  const { booking } = await expired();
  expect(await prolongForPayment(market.db, booking)).toBeUndefined();
  expect(await prolongForCharge(market.db, booking)).toBeUndefined();
});
