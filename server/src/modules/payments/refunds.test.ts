import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { soon } from '../../testing/payment-story.ts';
import { listWaiting } from './payments.repository.ts';
import { reconcilePayments } from './reconcile.ts';
import { settle } from './settle.ts';

let market: PayingMarket;
beforeAll(async () => {
  market = await createPayingMarket();
});
afterAll(() => market.stop());
beforeEach(() => market.card.failures([]));

const bookingOf = ({ bookingId }: Customer) => market.storedBooking(bookingId);
const bikeOf = ({ bikeId }: Customer) => market.storedBike(bikeId);
const paymentsOf = ({ bookingId }: Customer) => market.storedPayments(bookingId);

const refundsOf = async (intent: string) =>
  (await market.card.state()).refunds.filter(({ payment_intent: of }) => of === intent);

async function paid() {
  const customer = await market.customer();
  const intent = await market.opened(customer);
  await market.card.confirm(intent);
  await settle(market.payments, intent);
  return { customer, intent };
}

test('a server that stops asks about no more payments', async () => {
  const { customer } = await paid();
  const asked = { now: soon(), signal: AbortSignal.abort() };
  expect(await reconcilePayments(market.payments, asked)).toBe(0);
  await market.opened(await market.customer());
  expect(await reconcilePayments(market.payments, asked)).toBe(0);
  expect(await bookingOf(customer)).toMatchObject({ status: 'paid' });
});

test('payments that wait are gone through by pages', async () => {
  const wanted = { before: soon(), limit: 1 };
  const made: string[] = [];
  for (const customer of [await market.customer(), await market.customer()]) {
    await market.opened(customer);
    made.push(...(await paymentsOf(customer)).map(({ id }) => id));
  }
  const next = async (after: string | undefined) =>
    (await listWaiting(market.db, 'open', { ...wanted, after }))[0]?.id;
  expect(await next(made[0])).toBe(made[1]);
  expect(await next(made[1])).toBeUndefined();
});

test('a charge of just now is left to its buyer’s browser to tell for some minutes', async () => {
  const customer = await market.customer();
  await market.card.confirm(await market.opened(customer));
  for (const [minutes, status] of [
    [4, 'pending_payment'],
    [6, 'paid'],
  ] as const) {
    const now = new Date(Date.now() + minutes * 60_000);
    await reconcilePayments(market.payments, { now });
    expect(await bookingOf(customer)).toMatchObject({ status });
  }
});

test('a payment says when it was charged and given back, and is written where something changed', async () => {
  const customer = await market.customer();
  const intent = await market.opened(customer);
  const settled = async () => {
    await settle(market.payments, intent);
    return (await paymentsOf(customer))[0];
  };
  expect(await settled()).toMatchObject({ charged_at: null, returned_at: null });
  await market.card.confirm(intent);
  const charged = await settled();
  expect(charged).toMatchObject({ charged_at: expect.any(Date), returned_at: null });
  expect(await settled()).toEqual(charged);
  await market.card.stripe.refunds.create({ payment_intent: intent });
  const { charged_at } = charged ?? {};
  const returned = await settled();
  expect(returned).toMatchObject({ charged_at, returned_at: expect.any(Date) });
  expect(await settled()).toEqual(returned);
});

describe('a refund by an admin, in the provider’s console', () => {
  test('of everything frees the bike', async () => {
    const { customer, intent } = await paid();
    await market.card.stripe.refunds.create({ payment_intent: intent });
    await settle(market.payments, intent);
    expect(await bookingOf(customer)).toMatchObject({ status: 'refunded' });
    expect(await bikeOf(customer)).toMatchObject({ status: 'active' });
    // What happened before cannot be told later to any effect.
    await settle(market.payments, intent);
    expect(await bookingOf(customer)).toMatchObject({ status: 'refunded' });
  });

  test('of everything, before anybody noticed the charge, ends the same', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    await market.card.confirm(intent);
    await market.card.stripe.refunds.create({ payment_intent: intent });
    await settle(market.payments, intent);
    expect(await bookingOf(customer)).toMatchObject({ status: 'refunded' });
    expect(await bikeOf(customer)).toMatchObject({ status: 'active' });
  });

  test('of a part leaves the booking paid', async () => {
    const { customer, intent } = await paid();
    await market.card.stripe.refunds.create({ payment_intent: intent, amount: 500_000 });
    await settle(market.payments, intent);
    expect(await bookingOf(customer)).toMatchObject({ status: 'paid' });
    expect(await paymentsOf(customer)).toMatchObject([
      { status: 'succeeded', refunded_amount: 5_000 },
    ]);
  });

  test('that the bank sends back later is told to the admin', async () => {
    const { customer, intent } = await paid();
    const { id } = await market.card.stripe.refunds.create({ payment_intent: intent });
    await settle(market.payments, intent);
    await market.card.moveRefund(id, 'failed');
    const before = (await market.auditActions()).length;
    await settle(market.payments, intent);
    await settle(market.payments, intent);
    expect((await market.auditActions()).slice(before)).toEqual(['payment.refund_failed']);
    expect(await bookingOf(customer)).toMatchObject({ status: 'refunded' });
  });
});

test('a refund of ours that the bank sends back is made again', async () => {
  const customer = await market.customer();
  const first = await market.opened(customer);
  const second = await market.strayIntent(customer);
  await market.card.confirm(first);
  await market.card.confirm(second);
  await settle(market.payments, first);
  await settle(market.payments, second);
  const [refund] = await refundsOf(second);
  expect(refund).toMatchObject({ reason: 'duplicate' });
  await market.card.moveRefund(refund?.id ?? '', 'failed');
  await settle(market.payments, second);
  expect((await refundsOf(second)).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  expect((await paymentsOf(customer))[1]).toMatchObject({ refunded_amount: 87_000 });
});
