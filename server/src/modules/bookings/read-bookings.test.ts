import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMarket, type Market } from '../../testing/market.ts';
import { readPages } from '../../testing/read-pages.ts';
import { addBooking } from '../../testing/rows.ts';

let market: Market;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());

describe('reading bookings', () => {
  test('shows exactly what a buyer may have of a booking', async () => {
    const buyer = await market.signIn('buyer');
    const product = await market.bike();
    const id = await market.booked(buyer, product);
    const answer = await market.get(buyer, `/api/bookings/${id}`);
    const { created_at, expires_at } = await market.storedBooking(id);
    expect(answer.json()).toEqual({
      _id: id,
      productId: product.id,
      productName: 'Test bike',
      sellerName: 'Rafiq Hasan',
      price: 90_000,
      currency: 'bdt',
      customerName: 'A buyer',
      email: buyer.email,
      phone: '',
      location: '',
      paid: false,
      status: 'pending_payment',
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      transactionId: null,
      reason: null,
      category_id: '1',
      picture: expect.objectContaining({ card: expect.any(String) }),
      steps: expect.arrayContaining([expect.objectContaining({ step: 'booked', state: 'done' })]),
    });
    expect((await market.get(buyer, '/api/bookings')).json()).toEqual([answer.json()]);
  });

  test.each([
    ['pending_payment', false],
    ['paid', true],
    ['completed', true],
    ['disputed', true],
    ['cancelled', false],
    ['expired', false],
    ['refund_pending', false],
    ['refunded', false],
  ] as const)('%s counts as paid: %j', async (status, paid) => {
    const buyer = await market.signIn('buyer');
    const { id } = await addBooking(market.db, await market.bike(), { buyer_id: buyer.id, status });
    const answer = await market.get(buyer, `/api/bookings/${id}`);
    expect(answer.json()).toMatchObject({ status, paid });
  });

  test('names the payment that counts, not one that was returned beside it', async () => {
    const buyer = await market.signIn('buyer');
    const booking = await addBooking(market.db, await market.bike(), {
      buyer_id: buyer.id,
      status: 'paid',
    });
    const pay = (transaction_id: string, status: 'refunded' | 'succeeded' | 'failed') =>
      market.db
        .insertInto('payments')
        .values({
          id: newId(),
          booking_id: booking.id,
          buyer_id: buyer.id,
          provider: 'stripe',
          transaction_id,
          status,
          amount: 90_000,
        })
        .execute();
    await pay('pi_declined', 'failed');
    await pay('pi_returned', 'refunded');
    await pay('pi_counts', 'succeeded');
    const answer = await market.get(buyer, `/api/bookings/${booking.id}`);
    expect(answer.json()).toMatchObject({ transactionId: 'pi_counts', paid: true });
  });

  test('goes through the list by pages, newest first, without a gap', async () => {
    const buyer = await market.signIn('buyer');
    const made: string[] = [];
    for (let number = 0; number < 5; number += 1) {
      made.push((await addBooking(market.db, await market.bike(), { buyer_id: buyer.id })).id);
    }
    const pages = await readPages<{ _id: string }>('/api/bookings?limit=2', (url) =>
      market.get(buyer, url),
    );
    expect(pages.flat().map(({ _id }) => _id)).toEqual(made.toReversed());
  });

  test("answers for another's booking as for none", async () => {
    const [owner, stranger] = [await market.signIn('buyer'), await market.signIn('buyer')];
    const id = await market.booked(owner, await market.bike());
    const [others, none] = await Promise.all([
      market.get(stranger, `/api/bookings/${id}`),
      market.get(stranger, `/api/bookings/${newId()}`),
    ]);
    expect(others.statusCode).toBe(404);
    expect(none.statusCode).toBe(404);
    const requestId = expect.any(String);
    expect(others.json()).toEqual({ ...none.json<object>(), requestId });
  });
});
