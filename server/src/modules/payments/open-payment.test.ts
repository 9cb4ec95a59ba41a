import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { buildApp } from '../../app.ts';
import { readConfig } from '../../config/config.ts';
import { compositionKey, smokeKey } from '../../platform/testing/keys.ts';
import { noImages } from '../../testing/no-images.ts';
import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { addBooking } from '../../testing/rows.ts';

let market: PayingMarket;
beforeAll(async () => {
  market = await createPayingMarket();
});
afterAll(() => market.stop());
beforeEach(() => market.card.failures([]));

const ask = ({ buyer }: Customer, body: Record<string, unknown>) =>
  market.post(buyer, '/api/create-payment-intent', body);
const open = (customer: Customer) => ask(customer, { bookingId: customer.bookingId });

/** The intents that the provider has for a booking. */
async function intentsOf({ bookingId }: Customer) {
  const { intents } = await market.card.state();
  return intents.filter(({ metadata }) => metadata['bookingId'] === bookingId);
}

describe('money', () => {
  test.each([
    [1_000, 100_000],
    [87_000, 8_700_000],
    [125_000, 12_500_000],
    [999_999, 99_999_900],
  ])('৳%i is asked for as %i poisha, in taka', async (taka, poisha) => {
    const customer = await market.customer(taka);
    await market.opened(customer);
    expect(await intentsOf(customer)).toMatchObject([{ amount: poisha, currency: 'bdt' }]);
  });

  test('that no card can pay is refused before a card form appears', async () => {
    const customer = await market.customer();
    const bike = await market.bike({ resale_price: 1_000_000, status: 'reserved' });
    const { id } = await addBooking(market.db, bike, { buyer_id: customer.buyer.id });
    const answer = await ask(customer, { bookingId: id });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'not_payable' }]);
    expect(await market.storedPayments(id)).toEqual([]);
  });
});

describe('which booking', () => {
  test('is found by a price that fits one', async () => {
    const customer = await market.customer(76_543);
    const answer = await ask(customer, { price: '৭৬,৫৪৩' });
    expect(answer.statusCode).toBe(200);
    expect(await intentsOf(customer)).toHaveLength(1);
  });

  test.each([{}, { price: 1 }, { price: 'much' }])('is not clear from %j', async (body) => {
    const answer = await ask(await market.customer(), body);
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid' }]);
  });

  test('is not clear from a price that fits two', async () => {
    const customer = await market.customer(90_000);
    await market.booked(customer.buyer, await market.bike({ resale_price: 90_000 }));
    expect((await ask(customer, { price: 90_000 })).statusCode).toBe(422);
  });

  test.each(['', 'x', "' OR '1'='1", '\0', 'ffffffff-ffff-ffff-ffff-ffffffffffff'])(
    'is none with the id %j',
    async (bookingId) => {
      expect((await ask(await market.customer(), { bookingId })).statusCode).toBe(404);
    },
  );

  test('a price that differs changes nothing', async () => {
    const customer = await market.customer();
    const answer = await ask(customer, { bookingId: customer.bookingId, price: 86_999 });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'price_changed' }]);
    expect(await market.storedPayments(customer.bookingId)).toEqual([]);
  });
});

describe('one open intent', () => {
  test('is given again, whoever asks how often', async () => {
    const customer = await market.customer();
    const first = await open(customer);
    const second = await open(customer);
    expect(second.json()).toEqual(first.json());
    expect(await intentsOf(customer)).toHaveLength(1);
  });

  test('is given again after a refused card', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    await market.card.confirm(intent, 'pm_card_visa_chargeDeclined');
    expect(await market.opened(customer)).toBe(intent);
    expect(await market.storedPayments(customer.bookingId)).toMatchObject([{ status: 'failed' }]);
  });

  test('for fifty clicks at once', async () => {
    const customer = await market.customer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(customer)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const [intent, ...more] = await intentsOf(customer);
    expect(more).toEqual([]);
    const { calls } = await market.card.state();
    const key = `booking:${customer.bookingId}:v1`;
    expect(calls.filter(({ idempotencyKey }) => idempotencyKey === key)).toHaveLength(1);
    await market.card.confirm(intent?.id ?? '');
    const body = { transactionId: intent?.id, bookingId: customer.bookingId };
    const recorded = await Promise.all(
      Array.from({ length: 20 }, () => market.post(customer.buyer, '/api/payments', body)),
    );
    expect(new Set(recorded.map(({ body: text }) => text)).size).toBe(1);
    const { charges } = await market.card.state();
    expect(charges.filter(({ payment_intent: of }) => of === intent?.id)).toHaveLength(1);
    expect(await market.storedPayments(customer.bookingId)).toMatchObject([
      { status: 'succeeded', amount: 87_000 },
    ]);
  });

  test('for clicks in two processes at once', async () => {
    const customer = await market.customer();
    const other = await buildApp({
      config: readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off' }),
      // What clicks of one process share hangs on this object.
      db: Object.assign(market.db.withoutPlugins(), {
        probe: market.db.probe,
        takePoolWait: market.db.takePoolWait,
        measureTurn: market.db.measureTurn,
        poolState: market.db.poolState,
        close: async () => {},
      }),
      secret: market.secret,
      compositionKey,
      smokeKey,
      payments: market.card.provider,
      images: noImages,
      identityAccounts: market.identityAccounts,
      identity: { verifyIdToken: () => Promise.reject(new Error('not needed')) },
    });
    const call = {
      method: 'POST',
      url: '/api/create-payment-intent',
      headers: { authorization: customer.buyer.authorization },
      payload: { bookingId: customer.bookingId },
    } as const;
    const answers = await Promise.all([
      market.app.inject(call),
      other.inject(call),
      market.app.inject(call),
      other.inject(call),
    ]);
    await other.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await intentsOf(customer)).toHaveLength(1);
  });

  test('is followed by the next once it is ended', async () => {
    const customer = await market.customer();
    const first = await market.opened(customer);
    await market.card.stripe.paymentIntents.cancel(first);
    const second = await market.opened(customer);
    expect(second).not.toBe(first);
    const { calls } = await market.card.state();
    const keys = calls.map(({ idempotencyKey }) => idempotencyKey ?? '');
    expect(keys.filter((key) => key.startsWith(`booking:${customer.bookingId}`))).toEqual([
      `booking:${customer.bookingId}:v1`,
      `booking:${customer.bookingId}:v2`,
    ]);
  });

  test('is followed by the next once its amount is another', async () => {
    const customer = await market.customer();
    const first = await market.opened(customer);
    await market.card.stripe.paymentIntents.update(first, { amount: 100_000 });
    const second = await market.opened(customer);
    expect(await intentsOf(customer)).toMatchObject([
      { id: first, status: 'canceled' },
      { id: second, amount: 8_700_000, status: 'requires_payment_method' },
    ]);
  });

  test('is not given while a charge is on its way', async () => {
    const customer = await market.customer();
    await market.card.advance(await market.opened(customer), 'processing');
    const answer = await open(customer);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'in_progress' }]);
  });

  test('is not given for what was paid while nobody noticed', async () => {
    const customer = await market.customer();
    await market.card.confirm(await market.opened(customer));
    const answer = await open(customer);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { message: 'This booking is already paid.' },
    ]);
    expect(await market.storedBooking(customer.bookingId)).toMatchObject({ status: 'paid' });
  });

  test('carries no secret into the database', async () => {
    const customer = await market.customer();
    const answer = await market.post(
      customer.buyer,
      '/api/create-payment-intent',
      { bookingId: customer.bookingId },
      { 'idempotency-key': 'a-key' },
    );
    const secret = answer.json<{ clientSecret: string }>().clientSecret.split('_secret_')[1];
    const keys = await market.db.selectFrom('idempotency_keys').selectAll().execute();
    expect(keys).toMatchObject([{ key: 'a-key', response_status: 200, response_body: null }]);
    const stored = JSON.stringify([keys, await market.storedPayments(customer.bookingId)]);
    expect(stored).not.toContain(secret);
  });
});
