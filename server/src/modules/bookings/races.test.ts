import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expireBookings } from '../../jobs/expire-bookings.ts';
import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { cancelBooking, expireBooking, lockBooking, markPaid } from './booking.transitions.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const many = <T>(count: number, make: (number: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, number) => make(number)));

const book = (buyer: Person, productId: string) =>
  market.post(buyer, '/api/bookings', { productId });

const liveBookings = (productId: string) =>
  market.db
    .selectFrom('bookings')
    .select(['id', 'buyer_id', 'status'])
    .where('product_id', '=', productId)
    .where('status', 'in', ['pending_payment', 'paid'])
    .execute();

describe('many buyers for one bike', () => {
  test('fifty at once: one is acknowledged, forty-nine get a sentence', async () => {
    const buyers = await many(50, () => market.signIn('buyer'));
    const bike = await market.bike();
    const answers = await Promise.all(buyers.map((buyer) => book(buyer, bike.id)));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 49]);
    for (const answer of lost) {
      expect(answer.json()).toMatchObject({
        acknowledged: false,
        message: 'This bike is already booked.',
      });
    }
    const { insertedId } = (won[0] as LightMyRequestResponse).json<{ insertedId: string }>();
    expect(await liveBookings(bike.id)).toEqual([expect.objectContaining({ id: insertedId })]);
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'reserved', version: 2 });
  });

  test('one buyer who clicks ten times has one booking and is told so', async () => {
    const buyer = await market.signIn('buyer');
    const bike = await market.bike({ name: 'Suzuki Gixxer' });
    const answers = await many(10, () => book(buyer, bike.id));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(9);
    for (const answer of refused) {
      expect(answer.json()).toMatchObject({ message: 'You already have booked Suzuki Gixxer' });
    }
    expect(await liveBookings(bike.id)).toHaveLength(1);
  });

  test('the index decides even when the bike itself says that it is free', async () => {
    const [first, second] = await many(2, () => market.signIn('buyer'));
    const bike = await market.bike();
    await market.booked(first as Person, bike);
    await market.db
      .updateTable('products')
      .set({ status: 'active' })
      .where('id', '=', bike.id)
      .execute();
    const answer = await book(second as Person, bike.id);
    expect(answer.statusCode).toBe(409);
    expect(await liveBookings(bike.id)).toHaveLength(1);
  });

  test('a price that changes under the click is never booked', async () => {
    const buyers = await many(8, () => market.signIn('buyer'));
    for (const buyer of buyers) {
      const bike = await market.bike({ resale_price: 90_000 });
      const [answer] = await Promise.all([
        market.post(buyer, '/api/bookings', { productId: bike.id, price: 90_000 }),
        market.db
          .updateTable('products')
          .set({ resale_price: 95_000, version: 2 })
          .where('id', '=', bike.id)
          .where('status', '=', 'active')
          .execute(),
      ]);
      const { resale_price: price } = await market.storedBike(bike.id);
      expect(answer.statusCode).toBe(price === 95_000 ? 409 : 200);
    }
  });
});

async function pendingBooking() {
  const buyer = await market.signIn('buyer');
  const bike = await market.bike();
  return { buyer, bike, id: await market.booked(buyer, bike) };
}

describe('one booking pulled two ways', () => {
  const log = { error: () => {}, warn: () => {} };

  test('cancelled and expired at once: one of the two, and the bike is free', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { buyer, bike, id } = await pendingBooking();
      const later = new Date(Date.now() + 49 * 3_600_000);
      const job = expireBookings({ db: market.db, withdrawPayments: async () => {} });
      const [answer] = await Promise.all([
        market.post(buyer, `/api/bookings/${id}/cancel`),
        job.run({ signal: new AbortController().signal, now: () => later, log: log as never }),
      ]);
      const booking = await market.storedBooking(id);
      expect(booking.status).toBe(answer.statusCode === 200 ? 'cancelled' : 'expired');
      expect(booking.version).toBe(2);
      expect(await market.storedBike(bike.id)).toMatchObject({ status: 'active', version: 3 });
    }
  });

  test.each(['with the row locked', 'from a row read before'] as const)(
    'paid, cancelled and expired at once, %s: no step is lost or done twice',
    async (how) => {
      for (let round = 0; round < 10; round += 1) {
        const { bike, id } = await pendingBooking();
        const before = await market.storedBooking(id);
        const steps = [
          markPaid,
          expireBooking,
          (trx: typeof market.db, row: typeof before) =>
            cancelBooking(trx, row, 'cancelled_by_buyer'),
        ];
        const results = await Promise.all(
          steps.map((step) =>
            market.db.transaction().execute(async (trx) => {
              const locked = how === 'with the row locked' ? await lockBooking(trx, id) : before;
              return step(trx as unknown as typeof market.db, locked ?? before);
            }),
          ),
        );
        const after = await market.storedBooking(id);
        const { status } = await market.storedBike(bike.id);
        expect(status).toBe(after.status === 'paid' ? 'reserved' : 'active');
        // A payment after the end takes the free bike again, so that two steps may have happened.
        const moves = results.filter(Boolean).length;
        expect(moves).toBe(after.version - 1);
        expect(await liveBookings(bike.id)).toHaveLength(after.status === 'paid' ? 1 : 0);
      }
    },
  );

  test('a late payment and a new buyer: one of them has the bike', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { buyer, bike, id } = await pendingBooking();
      await market.post(buyer, `/api/bookings/${id}/cancel`);
      const rival = await market.signIn('buyer');
      const [paid, answer] = await Promise.all([
        market.db.transaction().execute(async (trx) => {
          const locked = await lockBooking(trx, id);
          return locked && markPaid(trx, locked);
        }),
        book(rival, bike.id),
      ]);
      const [holder, ...others] = await liveBookings(bike.id);
      expect(others).toEqual([]);
      expect(holder?.buyer_id).toBe(paid ? buyer.id : rival.id);
      expect(answer.statusCode).toBe(paid ? 409 : 200);
    }
  });
});
