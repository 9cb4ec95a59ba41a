import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expireBookings } from '../../jobs/expire-bookings.ts';
import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { addPayment } from '../../testing/rows.ts';
import { reconcilePayments } from './reconcile.ts';
import { settle } from './settle.ts';
import { withdrawForgotten } from './withdraw.ts';

let market: PayingMarket;
beforeAll(async () => {
  market = await createPayingMarket();
});
afterAll(() => market.stop());
beforeEach(() => market.card.failures([]));

const bookingOf = ({ bookingId }: Customer) => market.storedBooking(bookingId);
const bikeOf = ({ bikeId }: Customer) => market.storedBike(bikeId);
const paymentsOf = ({ bookingId }: Customer) => market.storedPayments(bookingId);

const cancel = ({ buyer, bookingId }: Customer) =>
  market.post(buyer, `/api/bookings/${bookingId}/cancel`);

describe('cancelling a booking', () => {
  test('ends its open intent', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    expect((await cancel(customer)).statusCode).toBe(200);
    expect(await market.card.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'canceled',
    });
    expect(await paymentsOf(customer)).toMatchObject([{ status: 'cancelled' }]);
    expect(await bikeOf(customer)).toMatchObject({ status: 'active' });
  });

  test('is refused while a charge is on its way', async () => {
    const customer = await market.customer();
    await market.card.advance(await market.opened(customer), 'processing');
    expect((await cancel(customer)).statusCode).toBe(409);
    expect(await bookingOf(customer)).toMatchObject({ status: 'pending_payment' });
  });

  test('is refused when the charge has succeeded unnoticed: the booking is paid', async () => {
    const customer = await market.customer();
    await market.card.confirm(await market.opened(customer));
    expect((await cancel(customer)).statusCode).toBe(409);
    expect(await bookingOf(customer)).toMatchObject({ status: 'paid' });
  });

  test('waits for a provider that is away', async () => {
    const customer = await market.customer();
    await market.opened(customer);
    await market.card.failures([{ match: '/v1/', status: 429 }]);
    expect((await cancel(customer)).statusCode).toBe(503);
    expect(await bookingOf(customer)).toMatchObject({ status: 'pending_payment' });
  });

  test('waits for an intent that the provider does not end', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    await market.card.failures([{ match: '/cancel', status: 429 }]);
    expect((await cancel(customer)).statusCode).toBe(503);
    expect(await bookingOf(customer)).toMatchObject({ status: 'pending_payment' });
    await market.card.failures([]);
    expect((await cancel(customer)).statusCode).toBe(200);
    const { status } = await market.card.stripe.paymentIntents.retrieve(intent);
    expect(status).toBe('canceled');
  });

  test.each([
    ['cancelled', cancel],
    ['expired', end],
  ] as const)('and one that has no name yet are %s together', async (status, finish) => {
    const customer = await market.customer();
    await addPayment(market.db, customer.bookingId, {
      status: 'created',
      transaction_id: null,
      charged_at: null,
    });
    await finish(customer);
    expect(await bookingOf(customer)).toMatchObject({ status });
    expect(await paymentsOf(customer)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('while the card form is being opened leaves no open intent behind', async () => {
    const customers = await Promise.all([1, 2, 3, 4].map(() => market.customer()));
    await market.card.failures([{ match: '/v1/payment_intents', delayMs: 30 }]);
    await Promise.all(
      customers.flatMap((customer) => [
        market.post(customer.buyer, '/api/create-payment-intent', {
          bookingId: customer.bookingId,
        }),
        cancel(customer),
      ]),
    );
    await market.card.failures([]);
    await reconcilePayments(market.payments, { now: new Date(Date.now() + 360_000) });
    const { intents } = await market.card.state();
    for (const customer of customers) {
      const { status } = await bookingOf(customer);
      const open = intents.filter(
        ({ metadata, status: state }) =>
          metadata['bookingId'] === customer.bookingId && state !== 'canceled',
      );
      expect(open).toHaveLength(status === 'cancelled' ? 0 : 1);
    }
  });
});

async function end({ bookingId }: Customer) {
  const expires_at = new Date(Date.now() - 1_000);
  await market.db.updateTable('bookings').set({ expires_at }).where('id', '=', bookingId).execute();
  const job = expireBookings({
    db: market.db,
    withdrawPayments: (id) => withdrawForgotten(market.payments, id),
  });
  await job.run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: market.app.log,
  });
}

describe('the end of a hold', () => {
  test('ends its open intent', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    await end(customer);
    expect(await bookingOf(customer)).toMatchObject({ status: 'expired' });
    expect(await market.card.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'canceled',
    });
  });

  test('does not cut off a buyer whose bank is asking, of which no news has come', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    await market.card.confirm(intent, 'pm_card_threeDSecure2Required');
    await end(customer);
    expect(await bookingOf(customer)).toMatchObject({ status: 'pending_payment' });
    expect((await bookingOf(customer)).expires_at.getTime()).toBeGreaterThan(Date.now());
    await market.card.advance(intent, 'succeeded');
    await settle(market.payments, intent);
    expect(await bookingOf(customer)).toMatchObject({ status: 'paid' });
  });

  test('finds a charge that succeeded unnoticed: the booking is paid', async () => {
    const customer = await market.customer();
    await market.card.confirm(await market.opened(customer));
    await end(customer);
    expect(await bookingOf(customer)).toMatchObject({ status: 'paid' });
  });

  test('against a charge: paid with the bike, or expired and not charged', async () => {
    const customers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => market.customer()));
    const intents = await Promise.all(customers.map((customer) => market.opened(customer)));
    await Promise.all(
      customers.flatMap((customer, index) => [
        end(customer),
        // A charge that comes after the end of the intent is refused by the provider.
        market.card.confirm(intents[index] ?? '').catch(() => {}),
        settle(market.payments, intents[index] ?? ''),
      ]),
    );
    await Promise.all(intents.map((intent) => settle(market.payments, intent)));
    const { charges } = await market.card.state();
    for (const [index, customer] of customers.entries()) {
      const [{ status }, bike] = await Promise.all([bookingOf(customer), bikeOf(customer)]);
      const isCharged = charges.some(({ payment_intent: of }) => of === intents[index]);
      expect([status, bike.status]).toEqual(
        isCharged ? ['paid', 'reserved'] : ['expired', 'active'],
      );
    }
  });
});
