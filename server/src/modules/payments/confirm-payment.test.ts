import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';

let market: PayingMarket;
beforeAll(async () => {
  market = await createPayingMarket();
});
afterAll(() => market.stop());
beforeEach(() => market.card.failures([]));

const claim = ({ buyer }: Customer, body: Record<string, unknown>) =>
  market.post(buyer, '/api/payments', body);

test('a payment that succeeded pays its booking, and every repeat names the same record', async () => {
  const customer = await market.customer();
  const transactionId = await market.opened(customer);
  await market.card.confirm(transactionId);
  const body = {
    transactionId,
    bookingId: customer.bookingId,
    price: 87_000,
    email: customer.buyer.email,
  };
  const first = await claim(customer, body);
  expect(first.statusCode).toBe(200);
  expect(Object.keys(first.json<object>())).toEqual(['insertedId']);
  const repeats = await Promise.all([1, 2, 3].map(() => claim(customer, { transactionId })));
  expect(repeats.map((answer) => answer.json())).toEqual([1, 2, 3].map(() => first.json()));
  const booking = await market.get(customer.buyer, `/api/bookings/${customer.bookingId}`);
  expect(booking.json()).toMatchObject({ paid: true, status: 'paid', transactionId });
  expect(await market.storedBike(customer.bikeId)).toMatchObject({ status: 'reserved' });
});

test('a repeat does not need the provider', async () => {
  const customer = await market.customer();
  const transactionId = await market.opened(customer);
  await market.card.confirm(transactionId);
  const first = await claim(customer, { transactionId });
  await market.card.failures([{ match: '/v1/', status: 500 }]);
  expect((await claim(customer, { transactionId })).json()).toEqual(first.json());
});

test('a payment that is being decided is 202, and a later repeat tells the end', async () => {
  const customer = await market.customer();
  const transactionId = await market.opened(customer);
  await market.card.advance(transactionId, 'processing');
  const headers = { 'idempotency-key': 'the-same' };
  const waiting = await market.post(customer.buyer, '/api/payments', { transactionId }, headers);
  expect([waiting.statusCode, waiting.json()]).toEqual([
    202,
    { message: 'Payment is being confirmed' },
  ]);
  await market.card.advance(transactionId, 'succeeded');
  const done = await market.post(customer.buyer, '/api/payments', { transactionId }, headers);
  expect(done.statusCode).toBe(200);
});

test('a provider that is away: 503, and nothing is believed', async () => {
  const customer = await market.customer();
  const transactionId = await market.opened(customer);
  await market.card.confirm(transactionId);
  await market.card.failures([{ match: '/v1/payment_intents', status: 429 }]);
  const answer = await claim(customer, { transactionId });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBeDefined();
  expect(await market.storedBooking(customer.bookingId)).toMatchObject({
    status: 'pending_payment',
  });
});

async function refused(customer: Customer, body: Record<string, unknown>) {
  const before = (await market.auditActions()).length;
  const answer = await claim(customer, body);
  expect(answer.json()).toMatchObject({ acknowledged: false });
  expect((await market.auditActions()).slice(before)).toEqual(['payment.claim_refused']);
  expect(await market.storedBooking(customer.bookingId)).toMatchObject({
    status: 'pending_payment',
  });
  return answer.statusCode;
}

describe('a claim that is not true pays nothing, and is kept', () => {
  test('an intent that nobody has paid', async () => {
    const customer = await market.customer();
    const transactionId = await market.opened(customer);
    expect(await refused(customer, { transactionId })).toBe(409);
  });

  test.each(['pm_card_visa_chargeDeclined', 'pm_card_threeDSecure2Required'])(
    'an intent after %s',
    async (method) => {
      const customer = await market.customer();
      const transactionId = await market.opened(customer);
      await market.card.confirm(transactionId, method);
      expect(await refused(customer, { transactionId })).toBe(409);
    },
  );

  test('an intent that does not exist', async () => {
    const customer = await market.customer();
    expect(await refused(customer, { transactionId: 'pi_invented' })).toBe(404);
  });

  test('the paid intent of somebody else', async () => {
    const payer = await market.customer();
    const transactionId = await market.opened(payer);
    await market.card.confirm(transactionId);
    expect(await refused(await market.customer(), { transactionId })).toBe(404);
  });

  test('an own paid intent for another own booking', async () => {
    const customer = await market.customer();
    const bookingId = await market.booked(customer.buyer, await market.bike());
    const transactionId = await market.opened({ ...customer, bookingId });
    await market.card.confirm(transactionId);
    const body = { transactionId, bookingId: customer.bookingId };
    expect(await refused(customer, body)).toBe(409);
  });

  test('another’s booking', async () => {
    const customer = await market.customer();
    const transactionId = await market.opened(customer);
    const { bookingId } = await market.customer();
    expect(await refused(customer, { transactionId, bookingId })).toBe(404);
  });

  test('another price', async () => {
    const customer = await market.customer();
    const transactionId = await market.opened(customer);
    expect(await refused(customer, { transactionId, price: 1 })).toBe(409);
  });
});

test.each(['', '../v1/refunds', 'pi_1?x', 'pi 1', '\0'])(
  'what cannot be an id of the provider, such as %j, is never sent to it',
  async (transactionId) => {
    const customer = await market.customer();
    const { calls } = await market.card.state();
    expect((await claim(customer, { transactionId })).statusCode).toBe(404);
    expect((await market.card.state()).calls).toHaveLength(calls.length);
  },
);
