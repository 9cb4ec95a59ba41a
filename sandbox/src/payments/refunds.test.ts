import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { errorOf, Shop } from './testing/shop.ts';

let shop: Shop;
let paid: Stripe.PaymentIntent;
beforeAll(async () => {
  shop = await Shop.open();
});
beforeEach(async () => {
  await shop.reset();
  paid = await shop.intent({ payment_method: 'pm_card_visa', confirm: true });
});
afterAll(() => shop.close());

const chargeOf = async () =>
  (await shop.stripe.paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] }))
    .latest_charge as Stripe.Charge;

it('gives all back, once, and tells it', async () => {
  const refund = await shop.stripe.refunds.create({
    payment_intent: paid.id,
    reason: 'requested_by_customer',
    metadata: { bookingId: 'b1' },
  });
  expect(refund).toMatchObject({
    amount: 18_500_000,
    currency: 'bdt',
    status: 'succeeded',
    payment_intent: paid.id,
    charge: paid.latest_charge,
    metadata: { bookingId: 'b1' },
  });
  expect(await chargeOf()).toMatchObject({ refunded: true, amount_refunded: 18_500_000 });
  const again = await errorOf(shop.stripe.refunds.create({ payment_intent: paid.id }));
  expect(again.code).toBe('charge_already_refunded');
  await expect.poll(() => shop.receivedTypes).toContain('charge.refunded');
  expect(shop.receivedTypes).toContain('refund.created');
});

it('gives parts back, and never more than was paid', async () => {
  await shop.stripe.refunds.create({ charge: (await chargeOf()).id, amount: 18_000_000 });
  const tooMuch = shop.stripe.refunds.create({ payment_intent: paid.id, amount: 500_001 });
  expect((await errorOf(tooMuch)).param).toBe('amount');
  expect(await chargeOf()).toMatchObject({ refunded: false, amount_refunded: 18_000_000 });
  await shop.stripe.refunds.create({ payment_intent: paid.id, amount: 500_000 });
  const { data } = await shop.stripe.refunds.list({ payment_intent: paid.id });
  expect(data.map(({ amount }) => amount)).toEqual([500_000, 18_000_000]);
  expect((await shop.stripe.refunds.retrieve(data[0]?.id ?? '')).amount).toBe(500_000);
});

it('refuses what was not paid', async () => {
  const open = await shop.intent();
  const error = await errorOf(shop.stripe.refunds.create({ payment_intent: open.id }));
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect((await errorOf(shop.stripe.refunds.create({}))).code).toBe('parameter_missing');
});

it('may fail later, upon which the money is there to be refunded again', async () => {
  const refund = await shop.stripe.refunds.create({ payment_intent: paid.id });
  await shop.control(`refunds/${refund.id}/advance`, { to: 'failed' });
  expect((await shop.stripe.refunds.retrieve(refund.id)).status).toBe('failed');
  expect(await chargeOf()).toMatchObject({ refunded: false, amount_refunded: 0 });
  await expect.poll(() => shop.receivedTypes).toContain('charge.refund.updated');
  expect(shop.receivedTypes).toEqual(expect.arrayContaining(['refund.failed', 'refund.updated']));
  await shop.stripe.refunds.create({ payment_intent: paid.id });
});
