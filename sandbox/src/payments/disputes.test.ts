import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { errorOf, Shop } from './testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await Shop.open();
});
afterAll(() => shop.close());

const disputesOf = async (intent: string) =>
  (await shop.stripe.disputes.list({ payment_intent: intent })).data;

it('takes a charge back until the bank has decided, and tells it', async () => {
  const { id } = await shop.intent({ payment_method: 'pm_card_visa', confirm: true });
  await shop.control(`intents/${id}/dispute`, {});
  const [dispute] = await disputesOf(id);
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 18_500_000 });
  const refund = shop.stripe.refunds.create({ payment_intent: id });
  expect((await errorOf(refund)).code).toBe('charge_disputed');
  await shop.control(`disputes/${dispute?.id}/advance`, { to: 'won' });
  expect(await disputesOf(id)).toMatchObject([{ status: 'won' }]);
  const { latest_charge: charge } = await shop.stripe.paymentIntents.retrieve(id, {
    expand: ['latest_charge'],
  });
  expect((charge as Stripe.Charge).disputed).toBe(true);
  await expect.poll(() => shop.receivedTypes).toContain('charge.dispute.closed');
  expect(shop.receivedTypes).toContain('charge.dispute.created');
});

it('is not opened for what was not paid', async () => {
  const { id } = await shop.intent();
  expect((await shop.control(`intents/${id}/dispute`, {})).status).toBe(400);
});
