import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Actor } from '../../plugins/authentication.ts';
import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { addBooking, addPayment } from '../../testing/rows.ts';
import { cancelOwnBooking } from './bookings.service.ts';
import { cancelAffectedBookings, type Scope } from './cancel-affected.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

const cancel = (buyer: Person, id: string) => market.post(buyer, `/api/bookings/${id}/cancel`);

const withdrawPayments = async () => {};
const away = async () => {
  throw new Error('The provider is away.');
};

describe('cancelling', () => {
  test('frees the bike for the next buyer, and done twice is done', async () => {
    const [first, second] = [await market.signIn('buyer'), await market.signIn('buyer')];
    const product = await market.bike();
    const id = await market.booked(first, product);
    for (const answer of [await cancel(first, id), await cancel(first, id)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ acknowledged: true });
    }
    expect(await market.storedBooking(id)).toMatchObject({
      status: 'cancelled',
      reason: null,
      reason_code: 'cancelled_by_buyer',
      version: 2,
    });
    expect(await market.storedBike(product.id)).toMatchObject({ status: 'active' });
    await market.booked(second, product);
    expect((await cancel(first, id)).statusCode).toBe(200);
    expect(await market.storedBike(product.id)).toMatchObject({ status: 'reserved' });
  });

  test('leaves a bike hidden that was hidden meanwhile', async () => {
    const buyer = await market.signIn('buyer');
    const product = await market.bike();
    const id = await market.booked(buyer, product);
    await market.db
      .updateTable('products')
      .set({ status: 'hidden' })
      .where('id', '=', product.id)
      .execute();
    expect((await cancel(buyer, id)).statusCode).toBe(200);
    expect(await market.storedBike(product.id)).toMatchObject({ status: 'hidden' });
  });

  test.each([
    ['paid', expect.stringMatching(/^This booking is paid, so it cannot be cancelled\./)],
    ['completed', 'This booking is completed.'],
    ['expired', 'This booking has expired already.'],
    ['refund_pending', 'The money of this booking is being returned already.'],
  ] as const)('is refused once it is %s', async (status, message) => {
    const buyer = await market.signIn('buyer');
    const product = await market.bike({ status: 'reserved' });
    const { id } = await addBooking(market.db, product, { buyer_id: buyer.id, status });
    const answer = await cancel(buyer, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ acknowledged: false, message });
    expect(await market.storedBike(product.id)).toMatchObject({ status: 'reserved' });
  });

  test('is refused while a charge is on its way', async () => {
    const buyer = await market.signIn('buyer');
    const id = await market.booked(buyer, await market.bike());
    await market.db
      .insertInto('payments')
      .values({
        id: newId(),
        booking_id: id,
        buyer_id: buyer.id,
        provider: 'stripe',
        transaction_id: `pi_${id}`,
        status: 'processing',
        amount: 90_000,
      })
      .execute();
    const answer = await cancel(buyer, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toMatch(/payment is being confirmed/);
    expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
  });

  test('is no matter of a charge that only waits for the buyer’s bank', async () => {
    const buyer = await market.signIn('buyer');
    const id = await market.booked(buyer, await market.bike());
    await addPayment(market.db, id, { status: 'requires_action', charged_at: null });
    await cancelOwnBooking(market.db, { id: buyer.id }, id, { withdrawPayments });
    expect(await market.storedBooking(id)).toMatchObject({ status: 'cancelled' });
  });

  test('first withdraws what could still be charged, and keeps the booking if that fails', async () => {
    const buyer = await market.signIn('buyer');
    const id = await market.booked(buyer, await market.bike());
    const actor = { id: buyer.id } as Actor;
    const failing = cancelOwnBooking(market.db, actor, id, { withdrawPayments: away });
    await expect(failing).rejects.toThrow('The provider is away.');
    expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
    const withdraw = vi.fn(async (bookingId: string) => {
      expect(await market.storedBooking(bookingId)).toMatchObject({ status: 'pending_payment' });
    });
    await cancelOwnBooking(market.db, actor, id, { withdrawPayments: withdraw });
    // Done twice, it is done: of a booking that is over nothing is withdrawn.
    await cancelOwnBooking(market.db, actor, id, { withdrawPayments: withdraw });
    expect(withdraw).toHaveBeenCalledExactlyOnceWith(id);
    expect(await market.storedBooking(id)).toMatchObject({ status: 'cancelled' });
  });

  test("answers 404 for another's booking, which stays", async () => {
    const [owner, stranger] = [await market.signIn('buyer'), await market.signIn('buyer')];
    const id = await market.booked(owner, await market.bike());
    const answer = await cancel(stranger, id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ acknowledged: false, code: 'not_found' });
    expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
  });
});

describe('the seller of the bike', () => {
  test('cancels an unpaid booking; the buyer reads who did, and the bike can be deleted then', async () => {
    const buyer = await market.signIn('buyer');
    const product = await market.bike();
    const id = await market.booked(buyer, product);
    expect((await market.remove(market.seller, `/api/products/${product.id}`)).statusCode).toBe(
      409,
    );
    for (const answer of [await cancel(market.seller, id), await cancel(market.seller, id)]) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { acknowledged: true }]);
    }
    for (const [language, reason] of [
      ['en', 'The seller cancelled this booking.'],
      ['bn', 'বিক্রেতা এই বুকিং বাতিল করেছেন।'],
    ] as const) {
      const read = await market.get(buyer, `/api/bookings/${id}`, language);
      expect(read.json()).toMatchObject({ status: 'cancelled', reason });
      expect(read.headers.vary).toContain('Accept-Language');
    }
    expect((await market.remove(market.seller, `/api/products/${product.id}`)).statusCode).toBe(
      200,
    );
  });

  test.each([
    ['paid', /the buyer then gets the money back\.$/],
    ['completed', /is completed\.$/],
    ['expired', /expired already\.$/],
    ['refunded', /was returned already\.$/],
    ['refund_pending', /is being returned already\.$/],
  ] as const)('is told why not once it is %s', async (status, sentence) => {
    const buyer = await market.signIn('buyer');
    const product = await market.bike({ status: 'reserved' });
    const { id } = await addBooking(market.db, product, { buyer_id: buyer.id, status });
    const answer = await cancel(market.seller, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toMatch(sentence);
    expect(await market.storedBooking(id)).toMatchObject({ status, version: 1 });
  });

  test('cannot touch a booking of another seller’s bike, whoever booked it', async () => {
    const stranger = await market.signIn('seller');
    const id = await market.booked(await market.signIn('buyer'), await market.bike());
    const answer = await cancel(stranger, id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ acknowledged: false, code: 'not_found' });
    expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
  });
});

/** An unpaid booking of a bike that is hidden since. */
async function affected() {
  const buyer = await market.signIn('buyer');
  const { id: productId } = await market.bike({ status: 'hidden' });
  const bike = await market.storedBike(productId);
  const { id } = await addBooking(market.db, bike, { buyer_id: buyer.id });
  return { id, productId, buyer };
}
const cancelIn = (scope: Scope, signal?: AbortSignal) => {
  const services = { db: market.db, withdrawPayments, log: market.app.log };
  return cancelAffectedBookings(services, scope, signal);
};
const statusOf = async (id: string) => (await market.storedBooking(id)).status;

test('what has lost its ground is cancelled for whom it is asked, unless it is being paid', async () => {
  const [one, two, three, four] = [
    await affected(),
    await affected(),
    await affected(),
    await affected(),
  ];
  await cancelIn('all', AbortSignal.abort());
  expect(await statusOf(one.id)).toBe('pending_payment');
  await cancelIn({ productId: one.productId });
  await cancelIn({ userId: two.buyer.id });
  const states = async () => Promise.all([one, two, three, four].map(({ id }) => statusOf(id)));
  expect(await states()).toEqual(['cancelled', 'cancelled', 'pending_payment', 'pending_payment']);
  expect(await market.storedBooking(one.id)).toMatchObject({ reason_code: 'bike_gone' });
  await addPayment(market.db, three.id, { status: 'processing', charged_at: null });
  await cancelIn('all');
  expect((await states()).slice(2)).toEqual(['pending_payment', 'cancelled']);
});
