import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addBooking } from '../../testing/rows.ts';
import { archiveReleased } from './remove-listing.ts';

let market: Market;
let admin: Person;
beforeAll(async () => {
  market = await createMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());

/** Three accounts of some age report a bike, which hides it. */
async function hide(productId: string, count = 3): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const person = await market.signIn('buyer', { created_at: '2026-01-01T00:00:00Z' });
    await market.post(person, '/api/reportedItems', { productId, reason: 'fraud' });
  }
}
const remove = (id: string) =>
  market.post(admin, `/api/products/${id}/remove`, { reason: 'It is a fraud.' });
const dismissAll = (id: string) => market.post(admin, `/api/reportedItems/bikes/${id}/dismiss`);
const booked = async (productId: string) =>
  market.booked(await market.signIn('buyer'), { id: productId });
const bookingIs = async (id: string) => (await market.storedBooking(id)).status;
const recordsOf = async (subject: string, action: string) =>
  (await market.get(admin, `/api/audit?subject=${subject}&action=${action}`)).json<
    { details: object }[]
  >();

test.each([
  ['none', undefined, false],
  ['an unpaid one', 'pending_payment', false],
  ['a paid one', 'paid', true],
] as const)(
  'the record says whether a bike that was hidden or removed had a paid booking: %s',
  async (_what, status, paidBooking) => {
    for (const [action, takeOff] of [
      ['listing.hidden', hide],
      ['listing.removed', remove],
    ] as const) {
      const bike = await market.bike(status && { status: 'reserved' });
      const { id: buyer_id } = await market.signIn('buyer');
      if (status) await addBooking(market.db, bike, { buyer_id, status });
      await takeOff(bike.id);
      expect(await recordsOf(bike.id, action)).toMatchObject([{ details: { paidBooking } }]);
    }
  },
);

test('reports that are dismissed together are on record once, and where there are none nothing is', async () => {
  const bike = await market.bike();
  await dismissAll(bike.id);
  expect(await recordsOf(bike.id, 'reports.dismissed')).toEqual([]);
  await hide(bike.id, 1);
  await dismissAll(bike.id);
  await dismissAll(bike.id);
  expect(await recordsOf(bike.id, 'reports.dismissed')).toMatchObject([
    { details: { reports: 1 } },
  ]);
  expect((await dismissAll(newId())).json()).toMatchObject({ code: 'not_found' });
});

test('what is no bike is not archived', async () => {
  await expect(archiveReleased(market.db, newId())).rejects.toMatchObject({ code: 'not_found' });
});

test('a bike that is hidden because its reports are open again loses its unpaid booking', async () => {
  const bike = await market.bike();
  await hide(bike.id);
  await dismissAll(bike.id);
  const booking = await booked(bike.id);
  const closed = await market.get(admin, `/api/reportedItems?state=closed&productId=${bike.id}`);
  for (const { _id } of closed.json<{ _id: string }[]>()) {
    expect(await bookingIs(booking)).toBe('pending_payment');
    await market.post(admin, `/api/reportedItems/${_id}/reopen`, {});
  }
  expect(await bookingIs(booking)).toBe('cancelled');
});

test('a removal cancels the bookings of that bike, and of all bikes of a seller whom it suspends', async () => {
  const seller = await market.signIn('seller');
  const own = { seller_id: seller.id };
  const kept = await booked((await market.bike(own)).id);
  for (const strike of [1, 2, 3]) {
    const bike = await market.bike(own);
    await hide(bike.id, 1);
    const booking = await booked(bike.id);
    await remove(bike.id);
    expect(await bookingIs(booking)).toBe('cancelled');
    expect(await bookingIs(kept)).toBe(strike === 3 ? 'cancelled' : 'pending_payment');
  }
});
