import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { errorOf, Shop } from './testing/shop.ts';

const CARD = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };

let shop: Shop;
let browser: Stripe;
beforeAll(async () => {
  shop = await Shop.open();
  browser = shop.sdk(shop.sandbox.payments.publishableKey);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

describe('keys', () => {
  it.each(['sk_live_abcdefgh', 'pk_live_abcdefgh', 'rk_live_abcdefgh', 'sk_test_other', 'x'])(
    'refuses %s',
    async (key) => {
      const error = await errorOf(shop.sdk(key).paymentIntents.list());
      expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
      expect(error.message).not.toContain(key.length > 8 ? key.slice(8) : '\0');
    },
  );

  it('refuses a call without a key, in the shape of the vendor', async () => {
    const answer = await fetch(`${shop.sandbox.url}/v1/payment_intents`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      error: expect.objectContaining({ type: 'invalid_request_error' }),
    });
  });

  it('answers an address that the vendor does not have with its 404', async () => {
    const answer = await fetch(`${shop.sandbox.url}/v1/nothing`, {
      headers: { authorization: `Bearer ${shop.sandbox.payments.secretKey}` },
    });
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: expect.objectContaining({ type: 'invalid_request_error' }) },
    ]);
  });

  it('refuses a version that is none', async () => {
    const answer = await fetch(`${shop.sandbox.url}/v1/payment_intents`, {
      headers: {
        authorization: `Bearer ${shop.sandbox.payments.secretKey}`,
        'stripe-version': 'yesterday',
      },
    });
    expect(answer.status).toBe(400);
  });
});

describe('a browser with the publishable key', () => {
  it.each([
    ['open an intent', () => browser.paymentIntents.create({ amount: 10_000, currency: 'bdt' })],
    ['list intents', () => browser.paymentIntents.list()],
    ['cancel an intent', () => browser.paymentIntents.cancel('pi_1')],
    ['refund', () => browser.refunds.create({ payment_intent: 'pi_1' })],
    ['read events', () => browser.events.list()],
    ['read a charge', () => browser.charges.retrieve('ch_1')],
  ])('may not %s', async (_what, call) => {
    const error = await errorOf(call());
    expect(error).toBeInstanceOf(Stripe.errors.StripePermissionError);
    expect([error.statusCode, error.code]).toEqual([403, 'secret_key_required']);
  });

  it('reads and pays an intent only with its client secret', async () => {
    const { id, client_secret: secret } = await shop.intent({ metadata: { inner: 'note' } });
    const other = await shop.intent();
    for (const wrong of [undefined, 'x', other.client_secret ?? '']) {
      const params = wrong === undefined ? {} : { client_secret: wrong };
      expect((await errorOf(browser.paymentIntents.retrieve(id, params))).statusCode).toBe(400);
      const pay = { ...params, payment_method: 'pm_card_visa' };
      expect((await errorOf(browser.paymentIntents.confirm(id, pay))).statusCode).toBe(400);
    }
    const params = { client_secret: secret ?? '', payment_method: 'pm_card_visa' };
    const paid = await browser.paymentIntents.confirm(id, params);
    expect(paid).toMatchObject({ id, status: 'succeeded' });
    expect(paid).not.toHaveProperty('metadata');
    expect(paid).not.toHaveProperty('latest_charge');
  });

  it('sees no more of an intent in an error than elsewhere', async () => {
    const { id, client_secret: secret } = await shop.intent({ metadata: { inner: 'note' } });
    const params = { client_secret: secret ?? '', payment_method: 'pm_card_visa_chargeDeclined' };
    const error = await errorOf(browser.paymentIntents.confirm(id, params));
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });
    expect(error.payment_intent).not.toHaveProperty('metadata');
  });
});

describe('a payment method', () => {
  it('is made of a card and read again by the server', async () => {
    const made = await browser.paymentMethods.create({
      type: 'card',
      card: { ...CARD, number: '3782 822463 10005', cvc: '1234' },
      billing_details: { name: 'Rahim Uddin', address: { city: 'Dhaka' } },
    });
    expect(made.id).toMatch(/^pm_1\w{23}$/);
    expect(await shop.stripe.paymentMethods.retrieve(made.id)).toMatchObject({
      card: { brand: 'amex', last4: '0005', exp_month: 12, exp_year: 2040 },
      billing_details: { name: 'Rahim Uddin', address: { city: 'Dhaka' } },
    });
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'number'],
    [{ exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    [{ exp_year: 2020 }, 'invalid_expiry_year', 'exp_year'],
    [{ cvc: '12' }, 'invalid_cvc', 'cvc'],
    [{ number: '4111111111111111' }, 'card_declined', undefined],
  ])('is not made of a card with %j', async (change, code, param) => {
    const card = { ...CARD, ...change };
    const error = await errorOf(browser.paymentMethods.create({ type: 'card', card }));
    expect([error.statusCode, error.code, error.param]).toEqual([402, code, param]);
  });

  it('leaves no card number on the disk', async () => {
    await browser.paymentMethods.create({ type: 'card', card: CARD });
    await shop.sandbox.stop();
    const kept = await readFile(path.join(shop.dir, 'payments.json'), 'utf8');
    expect(kept).toContain('"last4":"4242"');
    expect(kept).not.toContain('424242');
    await shop.startSandbox();
    browser = shop.sdk(shop.sandbox.payments.publishableKey);
  });
});
