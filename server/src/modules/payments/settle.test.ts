import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { expireBooking, lockBooking } from '../bookings/booking.transitions.ts';
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

/** The hold ends without anybody asking the provider, as when the provider is away. */
const expire = ({ bookingId }: Customer) =>
  market.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    return booking && expireBooking(trx, booking);
  });

const refundsOf = async (intent: string) =>
  (await market.card.state()).refunds.filter(({ payment_intent: of }) => of === intent);

describe('a charge that succeeds after the hold has ended', () => {
  test('takes the bike again if it is still free', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    await expire(customer);
    await market.card.confirm(intent);
    await settle(market.payments, intent);
    expect(await bookingOf(customer)).toMatchObject({ status: 'paid', reason: null });
    expect(await bikeOf(customer)).toMatchObject({ status: 'reserved' });
    expect(await refundsOf(intent)).toEqual([]);
  });

  test('is returned if somebody else has the bike, who keeps it', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    await expire(customer);
    const rival = await market.signIn('buyer');
    const rivals = await market.booked(rival, { id: customer.bikeId });
    await market.card.confirm(intent);
    const settled = await settle(market.payments, intent);
    expect(settled?.booking).toMatchObject({ status: 'refunded', holds_bike: false });
    expect(await paymentsOf(customer)).toMatchObject([
      { status: 'refunded', refund_reason: 'too_late', refunded_amount: 87_000 },
    ]);
    expect(await refundsOf(intent)).toMatchObject([
      { amount: 8_700_000, reason: 'requested_by_customer' },
    ]);
    expect(await market.storedBooking(rivals)).toMatchObject({ status: 'pending_payment' });
    expect(await bikeOf(customer)).toMatchObject({ status: 'reserved' });
    const claim = await market.post(customer.buyer, '/api/payments', { transactionId: intent });
    expect([claim.statusCode, claim.json()]).toMatchObject([
      409,
      { message: 'The payment came after the hold had ended. Your money is being returned.' },
    ]);
  });

  test('waits for its refund while the provider is away, and is returned once', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    await expire(customer);
    await market.booked(await market.signIn('buyer'), { id: customer.bikeId });
    await market.card.confirm(intent);
    await market.card.failures([{ match: '/v1/refunds', method: 'POST', status: 429 }]);
    await settle(market.payments, intent);
    expect(await bookingOf(customer)).toMatchObject({ status: 'refund_pending' });
    await reconcilePayments(market.payments);
    expect(await refundsOf(intent)).toEqual([]);
    await market.card.failures([{ match: '/v1/refunds', method: 'POST', after: true, times: 3 }]);
    await reconcilePayments(market.payments);
    await reconcilePayments(market.payments);
    expect(await refundsOf(intent)).toHaveLength(1);
    expect(await bookingOf(customer)).toMatchObject({ status: 'refunded' });
    const { calls } = await market.card.state();
    const keys = calls.map(({ idempotencyKey }) => idempotencyKey ?? '');
    const ofRefund = keys.filter((key) => key.startsWith(`refund:${intent}`));
    expect(new Set(ofRefund)).toEqual(new Set([`refund:${intent}:v1`]));
  });
});

describe('a second charge for one booking', () => {
  test('is returned, and the first stays', async () => {
    const customer = await market.customer();
    const first = await market.opened(customer);
    const second = await market.strayIntent(customer);
    await market.card.confirm(first);
    await market.card.confirm(second);
    await settle(market.payments, first);
    await settle(market.payments, second);
    expect(await paymentsOf(customer)).toMatchObject([
      { transaction_id: first, status: 'succeeded', refund_reason: null },
      { transaction_id: second, status: 'refunded', refund_reason: 'duplicate' },
    ]);
    expect(await bookingOf(customer)).toMatchObject({ status: 'paid' });
    expect(await refundsOf(first)).toEqual([]);
    expect(await refundsOf(second)).toMatchObject([{ amount: 8_700_000, reason: 'duplicate' }]);
  });

  test('ends the intent that is still open', async () => {
    const customer = await market.customer();
    const first = await market.opened(customer);
    const second = await market.strayIntent(customer);
    await market.card.confirm(second);
    await settle(market.payments, second);
    await settle(market.payments, first);
    expect(await paymentsOf(customer)).toMatchObject([
      { transaction_id: first, status: 'cancelled' },
      { transaction_id: second, status: 'succeeded' },
    ]);
  });
});

describe('a charge that is not what was booked', () => {
  test.each<[string, object, object]>([
    ['less', { amount: 8_699_900 }, { amount: 86_999, currency: 'bdt' }],
    ['more', { amount: 8_700_001 }, { amount: 87_000, currency: 'bdt' }],
    ['dollars', { currency: 'usd' }, { amount: 87_000, currency: 'usd' }],
    ['for another buyer', { metadata: 'other buyer' }, { amount: 87_000 }],
  ])('(%s) pays nothing and waits for a person', async (_name, change, stored) => {
    const customer = await market.customer();
    const metadata = { bookingId: customer.bookingId, buyerId: 'somebody' };
    const intent = await market.strayIntent(customer, 'metadata' in change ? { metadata } : change);
    await market.card.confirm(intent);
    const before = (await market.auditActions()).length;
    await settle(market.payments, intent);
    await settle(market.payments, intent);
    expect(await bookingOf(customer)).toMatchObject({ status: 'pending_payment' });
    expect(await paymentsOf(customer)).toMatchObject([{ status: 'review', ...stored }]);
    expect((await market.auditActions()).slice(before)).toEqual(['payment.review']);
    expect(await refundsOf(intent)).toEqual([]);
    const again = await market.post(customer.buyer, '/api/create-payment-intent', {
      bookingId: customer.bookingId,
    });
    expect(again.json()).toMatchObject({
      message: 'Your payment is being checked. You do not have to pay again.',
    });
    // The admin returns it in the provider's own console.
    await market.card.stripe.refunds.create({ payment_intent: intent });
    await settle(market.payments, intent);
    expect(await paymentsOf(customer)).toMatchObject([{ status: 'refunded' }]);
    expect(await bookingOf(customer)).toMatchObject({ status: 'pending_payment' });
  });

  test('also when the amount of our own intent was changed', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    await market.card.stripe.paymentIntents.update(intent, { amount: 100_000 });
    await market.card.confirm(intent);
    const claim = await market.post(customer.buyer, '/api/payments', { transactionId: intent });
    expect([claim.statusCode, claim.json()]).toMatchObject([
      409,
      { message: 'Your payment is being checked. You do not have to pay again.' },
    ]);
  });
});

test('an answer that was overtaken by a newer one is not written', async () => {
  const customer = await market.customer();
  const intent = await market.opened(customer);
  await market.card.advance(intent, 'processing');
  const { provider } = market.card;
  let isFirst = true;
  const slow = {
    ...market.payments,
    provider: {
      ...provider,
      retrieveIntent: async (id: string) => {
        const answer = await provider.retrieveIntent(id);
        if (!isFirst) return answer;
        isFirst = false;
        await market.card.advance(intent, 'requires_payment_method');
        await settle(market.payments, intent);
        return answer;
      },
    },
  };
  expect((await settle(slow, intent))?.payment).toMatchObject({ status: 'failed' });
  expect(await paymentsOf(customer)).toMatchObject([{ status: 'failed' }]);
});

test('a payment that changes each time while it is asked about is left for later', async () => {
  const customer = await market.customer();
  const intent = await market.opened(customer);
  const { provider } = market.card;
  let asked = 0;
  const retrieveIntent = async (id: string) => {
    asked += 1;
    const answer = await provider.retrieveIntent(id);
    await market.db
      .updateTable('payments')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('transaction_id', '=', id)
      .execute();
    return answer;
  };
  await market.card.confirm(intent);
  const busy = { ...market.payments, provider: { ...provider, retrieveIntent } };
  await expect(settle(busy, intent)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 });
  expect(asked).toBe(8);
  expect(await paymentsOf(customer)).toMatchObject([{ status: 'created' }]);
});

test('an intent that somebody made elsewhere is nothing until it took money, or gave it back', async () => {
  const customer = await market.customer();
  const open = await market.strayIntent(customer);
  expect(await settle(market.payments, open)).toBeUndefined();
  expect(await paymentsOf(customer)).toEqual([]);
  const other = await market.strayIntent(customer, { amount: 8_600_000 });
  await market.card.confirm(other);
  await market.card.stripe.refunds.create({ payment_intent: other });
  const before = (await market.auditActions()).length;
  await settle(market.payments, other);
  expect(await paymentsOf(customer)).toMatchObject([{ status: 'refunded', amount: 86_000 }]);
  expect((await market.auditActions()).slice(before)).toEqual([]);
});
