import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addBooking } from '../../testing/rows.ts';
import {
  type BookingRow,
  cancelBooking,
  giveUpBooking,
  markCompleted,
  markRefundPending,
  markReturned,
} from './booking.transitions.ts';

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
  buyer = await market.signIn('buyer');
});
afterAll(() => market.stop());

type Status = BookingRow['status'];
type Act = (booking: BookingRow) => Promise<BookingRow | undefined>;
const refund: Act = (booking) => markRefundPending(market.db, booking, { text: 'As agreed.' });
const complete: Act = (booking) =>
  markCompleted(market.db, booking, { actor: 'admin', how: 'word' });
const takeBack: Act = (booking) => markReturned(market.db, booking, 'bank_returned');

async function booked(changes: Partial<BookingRow>, bikeIs: object = { status: 'reserved' }) {
  const bike = await market.bike(bikeIs);
  const booking = await addBooking(market.db, bike, { buyer_id: buyer.id, ...changes });
  return { bike, booking };
}
const toldOf = async (where: 'booking_id' | 'user_id', id: string) => {
  const notices = market.db.selectFrom('notices').select('kind').where(where, '=', id);
  return (await notices.execute()).map(({ kind }) => kind);
};

test.each<[string, Status, Act, string]>([
  ['a dispute that ends with a refund', 'disputed', refund, 'dispute_decided'],
  ['a dispute that ends with the sale', 'disputed', complete, 'dispute_decided'],
  ['money that the bank took back meanwhile', 'disputed', takeBack, 'refunded'],
  ['a refund without a dispute', 'paid', refund, 'refund_started'],
  ['a sale without a dispute', 'paid', complete, 'handed_over'],
])('of %s, both sides are told as what it is', async (_what, status, act, kind) => {
  const { booking } = await booked({ status });
  await act(booking);
  expect(await toldOf('booking_id', booking.id)).toEqual([kind, kind]);
});

test('only a booking for a fee is given up: a whole price goes back', async () => {
  const { booking } = await booked({ status: 'paid', fee: null });
  expect(await giveUpBooking(market.db, booking)).toBeUndefined();
  expect(await market.storedBooking(booking.id)).toMatchObject({ status: 'paid' });
});

test.each<[string, Partial<BookingRow>, object | undefined, string]>([
  ['is paid', { status: 'paid' }, { status: 'refunded' }, 'active'],
  [
    'its buyer gave up',
    { status: 'cancelled', reason_code: 'given_up_by_buyer', fee: 2_000 },
    { status: 'refunded', holds_bike: false },
    'reserved',
  ],
  [
    'was cancelled unpaid',
    { status: 'cancelled', reason_code: 'bike_gone' },
    undefined,
    'reserved',
  ],
])('money that comes back of a booking that %s', async (_what, changes, then, bikeIs) => {
  const { bike, booking } = await booked(changes);
  const returned = await takeBack(booking);
  expect(returned).toEqual(then && expect.objectContaining(then));
  expect(await market.storedBike(bike.id)).toMatchObject({ status: bikeIs });
});

test.each([
  ['is free again', { status: 'reserved' }, ['wish_back']],
  ['was sold elsewhere', { status: 'sold', sold_elsewhere: true }, []],
  ['was taken off', { status: 'hidden', taken_off_by: 'admin' }, []],
])('whoever wishes for a bike that %s is told: %j', async (_what, bikeIs, told) => {
  const wisher = await market.signIn('buyer');
  const { bike, booking } = await booked({}, bikeIs);
  const wish = { id: newId(), product_id: bike.id, buyer_id: wisher.id, price: 90_000 };
  await market.db.insertInto('wishlist_items').values(wish).execute();
  await cancelBooking(market.db, booking, 'cancelled_by_buyer');
  expect(await toldOf('user_id', wisher.id)).toEqual(told);
});
