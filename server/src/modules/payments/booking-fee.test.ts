import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import type { Person } from '../../testing/app.ts';
import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { soon } from '../../testing/payment-story.ts';
import { walletControl } from '../../testing/wallet.ts';
import { createBooking } from '../bookings/bookings.service.ts';
import { reconcilePayments } from './reconcile.ts';
import { settle } from './settle.ts';

let market: PayingMarket;
let admin: Person;
beforeAll(async () => {
  market = await createPayingMarket({ PAYMENT_CHARGE: 'fee' });
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());
beforeEach(() => market.card.failures([]));

const fee = 2_000;

async function paid(price?: number): Promise<Customer & { intent: string }> {
  const customer = await market.customer(price);
  const intent = await market.opened(customer);
  await market.card.confirm(intent);
  await settle(market.payments, intent);
  return { ...customer, intent };
}

const stateOf = async ({ bookingId, bikeId }: Customer) => [
  (await market.storedBooking(bookingId)).status,
  (await market.storedBike(bikeId)).status,
];
const refundsOf = async (intent: string) =>
  (await market.card.state()).refunds
    .filter(({ payment_intent: of }) => of === intent)
    .map(({ amount }) => amount);
const end = (who: Person, id: string, ending: string) =>
  market.post(who, `/api/bookings/${id}/end`, { ending });
const storyOf = async (who: Person, id: string) =>
  (await market.get(who, `/api/bookings/${id}/story`)).json<Record<string, unknown>>();

describe('a booking whose fee is paid online', () => {
  test('keeps its price, is charged the fee, and is paid by it', async () => {
    const customer = await market.customer();
    const { buyer, bookingId } = customer;
    const intent = await market.opened(customer);
    const provider = await market.card.state();
    expect(provider.intents.find(({ id }) => id === intent)).toMatchObject({ amount: fee * 100 });
    await market.card.confirm(intent);
    const claim = (price: number) =>
      market.post(buyer, '/api/payments', { transactionId: intent, bookingId, price });
    expect((await claim(fee)).statusCode).toBe(409);
    expect((await claim(87_000)).statusCode).toBe(200);
    const order = await market.get(buyer, `/api/bookings/${bookingId}`);
    expect(order.json()).toMatchObject({ price: 87_000, fee, status: 'paid', paid: true });
    const [row] = await market.storedPayments(bookingId);
    expect(row).toMatchObject({ amount: fee, status: 'succeeded' });
  });

  test('is paid by bKash with the fee too', async () => {
    const customer = await market.customer();
    const { buyer, bookingId } = customer;
    const body = { bookingId, method: 'bkash', price: 87_000 };
    const opened = await market.post(buyer, '/api/create-payment-intent', body);
    const { pageUrl } = opened.json<{ pageUrl: string }>();
    expect(await (await fetch(pageUrl)).text()).toContain('2,000.00');
    const id = new URL(pageUrl).searchParams.get('paymentID') ?? '';
    await walletControl(market.card.url).confirm(id);
    await settle(market.payments, id);
    expect((await market.storedBooking(bookingId)).status).toBe('paid');
  });

  test('whose whole price is charged is not paid: somebody has to look', async () => {
    const customer = await market.customer();
    const intent = await market.strayIntent(customer);
    await market.card.confirm(intent);
    await settle(market.payments, intent);
    expect((await market.storedBooking(customer.bookingId)).status).toBe('pending_payment');
    expect(await market.storedPayments(customer.bookingId)).toMatchObject([{ status: 'review' }]);
  });

  test.each([
    ['dearer than a card can pay is booked and paid', 1_250_000, fee],
    ['no dearer than the fee is paid whole', fee, undefined],
  ])('for a bike %s', async (_what, price, expected) => {
    const { buyer, bookingId, intent } = await paid(price);
    const order = (await market.get(buyer, `/api/bookings/${bookingId}`)).json<{ fee?: number }>();
    expect(order).toMatchObject({ price, paid: true });
    expect(order.fee).toBe(expected);
    const { charges } = await market.card.state();
    const amount = (expected ?? price) * 100;
    expect(charges.find(({ payment_intent: of }) => of === intent)).toMatchObject({ amount });
  });

  test('stays as it was booked, whatever the setting is by then', async () => {
    const buyer = await market.signIn('buyer');
    const bike = await market.bike({ resale_price: 87_000 });
    const id = '01890000-0000-7000-8000-00000000fee1';
    const making = { id, bookingFee: undefined };
    const actor = {
      id: buyer.id,
      name: 'Nadia',
      email: buyer.email,
      role: 'buyer',
    } as Parameters<typeof createBooking>[1];
    await createBooking(market.db, actor, { productId: bike.id }, making);
    const customer = { buyer, bikeId: bike.id, bookingId: id };
    const intent = await market.opened(customer);
    await market.card.confirm(intent);
    await settle(market.payments, intent);
    expect(await market.storedPayments(id)).toMatchObject([{ amount: 87_000 }]);
    expect((await market.storedBooking(id)).status).toBe('paid');
    // Who has paid all of it cannot give it up, and its seller returns all of it.
    const refused = await end(buyer, id, 'fee_kept');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: messagesIn('en').bookings.paid.buyer },
    ]);
    expect((await end(market.seller, id, 'money_back')).json()).toMatchObject({
      status: 'refunded',
    });
    expect(await refundsOf(intent)).toEqual([8_700_000]);
  });
});

describe('ending it once it is paid', () => {
  test('its buyer gives the fee up, once: nothing goes back, the bike is free, both read why', async () => {
    const customer = await paid();
    const { buyer, bookingId, intent } = customer;
    expect(await storyOf(buyer, bookingId)).toMatchObject({ ending: 'fee_kept', fee });
    const answers = await Promise.all([1, 2].map(() => end(buyer, bookingId, 'fee_kept')));
    expect(answers.map((answer) => answer.json<{ status: string }>().status)).toEqual([
      'cancelled',
      'cancelled',
    ]);
    expect(await stateOf(customer)).toEqual(['cancelled', 'active']);
    for (const side of [buyer, market.seller]) {
      const { ending, events } = await storyOf(side, bookingId);
      expect([ending, (events as object[])[0]]).toMatchObject([
        null,
        { kind: 'cancelled', by: 'buyer', words: expect.stringContaining('gave the booking up') },
      ]);
    }
    await settle(market.payments, intent);
    await reconcilePayments(market.payments, { now: soon() });
    expect([await stateOf(customer), await refundsOf(intent)]).toEqual([
      ['cancelled', 'active'],
      [],
    ]);
    // Also while somebody else has the bike, its money can still go back at the provider.
    await market.booked(await market.signIn('buyer'), { id: customer.bikeId });
    await market.card.stripe.refunds.create({ payment_intent: intent });
    await settle(market.payments, intent);
    expect(await stateOf(customer)).toEqual(['refunded', 'reserved']);
  });

  test.each([
    ['its seller', () => market.seller],
    ['an admin', () => admin],
  ])('%s gives the fee back', async (_who, whoOf) => {
    const customer = await paid();
    const { bookingId, intent } = customer;
    const who = whoOf();
    const answer =
      who === admin
        ? await market.post(who, `/api/bookings/${bookingId}/refund`, { reason: 'No papers.' })
        : await end(who, bookingId, 'money_back');
    expect(answer.json()).toEqual({ acknowledged: true, status: 'refunded' });
    expect(await stateOf(customer)).toEqual(['refunded', 'active']);
    expect(await refundsOf(intent)).toEqual([fee * 100]);
  });

  test('a decided dispute gives the fee back', async () => {
    const customer = await paid();
    const { buyer, bookingId, intent } = customer;
    const dispute = { reason: 'papers', words: 'There are no papers at all.' };
    await market.post(buyer, `/api/bookings/${bookingId}/dispute`, dispute);
    expect((await end(buyer, bookingId, 'fee_kept')).statusCode).toBe(409);
    expect((await end(market.seller, bookingId, 'money_back')).statusCode).toBe(409);
    await market.post(admin, `/api/bookings/${bookingId}/refund`, { reason: 'No papers.' });
    expect([await stateOf(customer), await refundsOf(intent)]).toEqual([
      ['refunded', 'active'],
      [fee * 100],
    ]);
  });

  test('is not done where something else would come of it than was told', async () => {
    const { buyer, bookingId } = await paid();
    const unpaid = await market.customer();
    const { notNow } = messagesIn('en').deals;
    for (const [who, id, ending, message] of [
      [buyer, bookingId, 'money_back', notNow.paid],
      [market.seller, bookingId, 'fee_kept', notNow.paid],
      [unpaid.buyer, unpaid.bookingId, 'fee_kept', notNow.pending_payment],
      [market.seller, unpaid.bookingId, 'money_back', notNow.pending_payment],
    ] as const) {
      const answer = await end(who, id, ending);
      expect([answer.statusCode, answer.json()]).toMatchObject([409, { message }]);
    }
    expect((await market.storedBooking(bookingId)).status).toBe('paid');
  });

  test('a seller’s end whose refund fails is carried out by the reconciler, once', async () => {
    const customer = await paid();
    const { bookingId, intent } = customer;
    await market.card.failures([{ match: '/v1/refunds', status: 500 }]);
    expect((await end(market.seller, bookingId, 'money_back')).json()).toMatchObject({
      status: 'refund_pending',
    });
    await market.card.failures([]);
    await reconcilePayments(market.payments, { now: soon() });
    expect([await stateOf(customer), await refundsOf(intent)]).toEqual([
      ['refunded', 'active'],
      [fee * 100],
    ]);
  });

  test('a buyer who gives up and a seller who hands over: one of them', async () => {
    const customer = await paid();
    const { buyer, bookingId } = customer;
    const [given, received] = await Promise.all([
      end(buyer, bookingId, 'fee_kept'),
      market.post(buyer, `/api/bookings/${bookingId}/received`),
    ]);
    expect(new Set([given.statusCode, received.statusCode])).toEqual(new Set([200, 409]));
    expect(await stateOf(customer)).toEqual(
      given.statusCode === 200 ? ['cancelled', 'active'] : ['completed', 'sold'],
    );
  });
});
