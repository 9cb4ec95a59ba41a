import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { errorOf, Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

/** The SDK without its retries. */
const single = () => shop.sdk(shop.sandbox.payments.secretKey, { maxNetworkRetries: 0 });
const KEY = { idempotencyKey: 'booking:1:v1' };

describe('the same key', () => {
  it('with the same parameters in any order gets the first answer again', async () => {
    const first = await shop.intent({ metadata: { a: '1', b: '2' } }, KEY);
    const second = await shop.intent({ metadata: { b: '2', a: '1' } }, KEY);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'idempotency-key': KEY.idempotencyKey,
      'original-request': first.lastResponse.requestId,
    });
    expect((await shop.state()).intents).toHaveLength(1);
  });

  it('with other parameters, or for another call, is refused', async () => {
    const { id } = await shop.intent({}, KEY);
    const other = [
      shop.intent({ amount: 1_000_000 }, KEY),
      shop.stripe.paymentIntents.cancel(id, {}, KEY),
    ];
    for (const call of other) {
      const error = await errorOf(call);
      expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
      expect(error.statusCode).toBe(400);
    }
  });

  it('replays a declined card, so that nobody is asked twice', async () => {
    const { id } = await shop.intent();
    const pay = () =>
      errorOf(
        shop.stripe.paymentIntents.confirm(
          id,
          { payment_method: 'pm_card_visa_chargeDeclined' },
          KEY,
        ),
      );
    expect((await pay()).charge).toBe((await pay()).charge);
    expect((await shop.state()).charges).toHaveLength(1);
  });

  it('may be used again after parameters that were refused', async () => {
    await errorOf(shop.intent({ amount: 1 }, KEY));
    await shop.intent({}, KEY);
  });

  it('is free again after a day, and not before', async () => {
    const first = await shop.intent({}, KEY);
    shop.ahead = 23 * 3600 * 1000;
    expect((await shop.intent({}, KEY)).id).toBe(first.id);
    shop.ahead = 25 * 3600 * 1000;
    expect((await shop.intent({}, KEY)).id).not.toBe(first.id);
  });

  it('is refused with 409 while the first request is under way', async () => {
    await shop.control('faults', [
      { match: '/v1/payment_intents', after: true, delayMs: 500, times: 1 },
    ]);
    const params = { amount: 10_000, currency: 'bdt' };
    const first = shop.stripe.paymentIntents.create(params, KEY);
    await expect.poll(async () => (await shop.state()).intents.length).toBe(1);
    const error = await errorOf(single().paymentIntents.create(params, KEY));
    expect([error.statusCode, error.code]).toEqual([409, 'idempotency_key_in_use']);
    const patient = await shop.stripe.paymentIntents.create(params, KEY);
    expect(patient.id).toBe((await first).id);
  });
});

describe('a lost answer', () => {
  it("makes one intent when the SDK asks again, with the key of the SDK's own", async () => {
    await shop.control('faults', [{ match: '/v1/payment_intents', after: true, times: 1 }]);
    const intent = await shop.intent();
    const { intents, calls } = await shop.state();
    expect(intents.map(({ id }) => id)).toEqual([intent.id]);
    expect(calls).toHaveLength(2);
    expect(calls[0]?.idempotencyKey).toBeTruthy();
    expect(calls[0]?.idempotencyKey).toBe(calls[1]?.idempotencyKey);
  });

  it('charges once', async () => {
    const { id } = await shop.intent();
    await shop.control('faults', [{ match: '/confirm', method: 'POST', after: true, times: 2 }]);
    const paid = await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid.status).toBe('succeeded');
    expect((await shop.state()).charges).toHaveLength(1);
  });

  it('may come with a status of its own after the work is done', async () => {
    await shop.control('faults', [{ match: '/refunds', after: true, status: 500, times: 1 }]);
    const { id } = await shop.intent({ payment_method: 'pm_card_visa', confirm: true });
    const refund = await shop.stripe.refunds.create({ payment_intent: id });
    expect((await shop.state()).refunds.map((one) => one.id)).toEqual([refund.id]);
  });
});

describe('a failure', () => {
  it.each([
    [429, Stripe.errors.StripeRateLimitError],
    [500, Stripe.errors.StripeAPIError],
    [503, Stripe.errors.StripeAPIError],
    [402, Stripe.errors.StripeCardError],
  ])('of %i is the error that the SDK knows, and no work is done', async (status, kind) => {
    await shop.control('faults', [{ match: '/v1/', status }]);
    const create = single().paymentIntents.create({ amount: 10_000, currency: 'bdt' });
    expect(await errorOf(create)).toBeInstanceOf(kind);
    expect((await shop.state()).intents).toEqual([]);
  });

  it('drops the connection before the work', async () => {
    await shop.control('faults', [{ match: '/v1/', method: 'POST', drop: true }]);
    expect((await shop.stripe.paymentIntents.list()).data).toEqual([]);
    const create = single().paymentIntents.create({ amount: 10_000, currency: 'bdt' });
    expect(await errorOf(create)).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    expect((await shop.state()).intents).toEqual([]);
  });

  it('strikes payments only, and goes with a reset', async () => {
    await shop.control('faults', [{ match: '/', status: 500 }]);
    const jwks = await fetch(shop.sandbox.identity.jwksUrl);
    expect(jwks.status).toBe(200);
    await shop.reset();
    await shop.intent();
  });
});
