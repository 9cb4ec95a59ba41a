import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { errorOf, Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

describe('an intent', () => {
  it('opens with the shape, the headers and the client secret that the vendor gives it', async () => {
    const intent = await shop.stripe.paymentIntents.create({
      amount: 8_700_000,
      currency: 'bdt',
      automatic_payment_methods: { enabled: true },
      metadata: { bookingId: 'b1' },
    });
    expect(intent.id).toMatch(/^pi_3\w{23}$/);
    expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w{25}$`));
    expect(intent).toMatchObject({
      amount: 8_700_000,
      currency: 'bdt',
      livemode: false,
      metadata: { bookingId: 'b1' },
      status: 'requires_payment_method',
    });
    expect(intent.lastResponse.requestId).toMatch(/^req_\w+$/);
    expect(intent.lastResponse.apiVersion).toBe('2026-10-28.endive');
  });

  it.each([
    [{ amount: 6099 }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ amount: 10.5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: -100_000 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: undefined }, 'parameter_missing', 'amount'],
    [{ currency: undefined }, 'parameter_missing', 'currency'],
    [{ currency: 'xyz' }, undefined, 'currency'],
    [{ payment_method_types: ['card'] }, 'parameter_unknown', 'payment_method_types'],
    [{ allowed_payment_method_types: ['ideal'] }, undefined, 'allowed_payment_method_types'],
    [{ metadata: { long: 'x'.repeat(501) } }, undefined, 'metadata'],
    [{ payment_method: 'pm_nothing' }, 'resource_missing', 'payment_method'],
  ])('is not opened with %j', async (params, code, param) => {
    const error = await errorOf(shop.intent(params as Partial<Stripe.PaymentIntentCreateParams>));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect([error.statusCode, error.code, error.param]).toEqual([400, code, param]);
    expect((await shop.state()).intents).toEqual([]);
  });

  it('opens with the smallest and the largest amount', async () => {
    await shop.intent({ amount: 6100 });
    await shop.intent({ amount: 99_999_999 });
  });

  it('changes amount and metadata while it is open, key by key', async () => {
    const { id } = await shop.intent({ metadata: { a: '1', b: '2' } });
    const changed = await shop.stripe.paymentIntents.update(id, {
      amount: 20_000_000,
      metadata: { a: '', c: '3' },
    });
    expect(changed).toMatchObject({ amount: 20_000_000, metadata: { b: '2', c: '3' } });
    await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const error = await errorOf(shop.stripe.paymentIntents.update(id, { amount: 30_000_000 }));
    expect(error.code).toBe('payment_intent_unexpected_state');
  });

  it('is not found under a wrong id', async () => {
    const error = await errorOf(shop.stripe.paymentIntents.retrieve('pi_nothing'));
    expect([error.statusCode, error.code]).toEqual([404, 'resource_missing']);
  });
});

describe('paying', () => {
  it('with a good card succeeds and expands the charge', async () => {
    const { id } = await shop.intent({ metadata: { bookingId: 'b1' } });
    const paid = await shop.stripe.paymentIntents.confirm(id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge.payment_intent', 'payment_method'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 18_500_000,
      latest_charge: {
        object: 'charge',
        status: 'succeeded',
        paid: true,
        metadata: { bookingId: 'b1' },
        payment_intent: { id },
      },
      payment_method: { card: { brand: 'visa', last4: '4242' } },
    });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', 'incorrect_cvc'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', 'processing_error'],
  ])('with %s is declined, and the next card pays', async (method, code, reason) => {
    const { id } = await shop.intent();
    const error = await errorOf(shop.stripe.paymentIntents.confirm(id, { payment_method: method }));
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect([error.statusCode, error.code, error.decline_code]).toEqual([402, code, reason]);
    expect(error.payment_intent).toMatchObject({ id, status: 'requires_payment_method' });

    const after = await shop.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
    expect(after).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code, decline_code: reason, payment_method: { type: 'card' } },
      latest_charge: { status: 'failed', paid: false },
    });
    const paid = await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('takes a card that comes inline with the confirmation', async () => {
    const { id } = await shop.intent();
    const paid = await shop.stripe.paymentIntents.confirm(id, {
      payment_method_data: {
        type: 'card',
        card: { token: 'tok_mastercard' },
        billing_details: { name: 'Rahim Uddin' },
      } as Stripe.PaymentIntentConfirmParams.PaymentMethodData,
      expand: ['latest_charge'],
    });
    expect(paid.latest_charge).toMatchObject({ billing_details: { name: 'Rahim Uddin' } });
  });

  it('at once when the intent is opened with a card and confirm', async () => {
    const paid = await shop.intent({ payment_method: 'pm_card_amex', confirm: true });
    expect(paid.status).toBe('succeeded');
  });

  it('needs a payment method, and a return_url when redirects are possible', async () => {
    const bare = await shop.intent();
    const missing = await errorOf(shop.stripe.paymentIntents.confirm(bare.id));
    expect(missing.code).toBe('payment_intent_unexpected_state');
    const automatic = await shop.intent({ allowed_payment_method_types: undefined });
    const params = { payment_method: 'pm_card_visa' };
    const error = await errorOf(shop.stripe.paymentIntents.confirm(automatic.id, params));
    expect(error.message).toContain('return_url');
  });

  it('twice is refused', async () => {
    const { id } = await shop.intent({ payment_method: 'pm_card_visa', confirm: true });
    const again = shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const error = await errorOf(again);
    expect([error.statusCode, error.code]).toEqual([400, 'payment_intent_unexpected_state']);
    expect(error.payment_intent?.status).toBe('succeeded');
    expect((await shop.state()).charges).toHaveLength(1);
  });
});

describe('the way of an intent', () => {
  it.each([
    ['requires_payment_method', {}],
    ['requires_confirmation', { payment_method: 'pm_card_visa' }],
    ['requires_action', { payment_method: 'pm_card_threeDSecure2Required', confirm: true }],
  ])('from %s may end in a cancellation', async (status, params) => {
    const { id, ...intent } = await shop.intent(params);
    expect(intent.status).toBe(status);
    const reason = { cancellation_reason: 'abandoned' as const };
    const canceled = await shop.stripe.paymentIntents.cancel(id, reason);
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(canceled.canceled_at).toBeGreaterThan(0);
    const error = await errorOf(
      shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    );
    expect(error.code).toBe('payment_intent_unexpected_state');
  });

  it.each(['processing', 'succeeded'])('from %s does not', async (to) => {
    const { id } = await shop.intent();
    await shop.control(`intents/${id}/advance`, { to });
    const error = await errorOf(shop.stripe.paymentIntents.cancel(id));
    expect(error.code).toBe('payment_intent_unexpected_state');
  });

  it('leads through processing to success or to a refusal, as a test wishes', async () => {
    const { id } = await shop.intent();
    const status = async (to: string) => {
      const answer = await shop.control(`intents/${id}/advance`, { to });
      return answer.ok ? ((await answer.json()) as Stripe.PaymentIntent).status : answer.status;
    };
    expect(await status('requires_payment_method')).toBe(409);
    expect(await status('processing')).toBe('processing');
    expect(await status('requires_payment_method')).toBe('requires_payment_method');
    expect(await status('processing')).toBe('processing');
    expect(await status('succeeded')).toBe('succeeded');
    expect(await status('processing')).toBe(409);
    expect(await status('nowhere')).toBe(400);
  });
});

describe('listing', () => {
  it('gives the latest first, page by page, and by time', async () => {
    for (const amount of [10_000, 20_000, 30_000]) await shop.intent({ amount });
    const first = await shop.stripe.paymentIntents.list({ limit: 2 });
    expect(first.data.map(({ amount }) => amount)).toEqual([30_000, 20_000]);
    expect(first.has_more).toBe(true);
    const all = await shop.stripe.paymentIntents.list({ limit: 1 }).autoPagingToArray({ limit: 9 });
    expect(all.map(({ amount }) => amount)).toEqual([30_000, 20_000, 10_000]);
    const [newest] = all;
    const older = await shop.stripe.paymentIntents.list({ ending_before: all[2]?.id });
    expect(older.data.map(({ amount }) => amount)).toEqual([30_000, 20_000]);
    const later = await shop.stripe.paymentIntents.list({
      created: { gt: newest?.created ?? 0 },
    });
    expect(later.data).toEqual([]);
  });
});
