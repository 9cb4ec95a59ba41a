import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { soon } from '../../testing/payment-story.ts';
import type { TestWallet } from '../../testing/wallet.ts';
import { openPayment } from './open-payment.ts';
import { providerNamed } from './payments.ts';
import { reconcilePayments } from './reconcile.ts';
import { settle } from './settle.ts';
import { withdrawForgotten } from './withdraw.ts';

let market: PayingMarket;
let bkash: TestWallet;
beforeAll(async () => {
  market = await createPayingMarket();
  ({ bkash } = market);
});
afterAll(() => market.stop());
beforeEach(() => bkash.failures([]));

const createCall = '/bkash/v1.2.0-beta/tokenized/checkout/create';
const executeCall = '/bkash/v1.2.0-beta/tokenized/checkout/execute';
const poor = '01823074817';

const open = ({ buyer, bookingId }: Customer, method = 'bkash') =>
  market.post(buyer, '/api/create-payment-intent', { bookingId, method });

/** A customer on bKash's page. */
async function opened() {
  const customer = await market.customer();
  const answer = await open(customer);
  const { pageUrl = '' } = answer.json<{ pageUrl?: string }>();
  return { customer, id: new URL(pageUrl).searchParams.get('paymentID') ?? '', pageUrl };
}

/** What the buyer's browser does when it comes back, whatever the address says. */
const comeBack = ({ buyer, bookingId }: Customer, transactionId: string) =>
  market.post(buyer, '/api/payments', { transactionId, bookingId, price: 87_000 });

const reconcile = () => reconcilePayments(market.payments, { now: soon() });
const rowsOf = async ({ bookingId }: Customer) =>
  (await market.storedPayments(bookingId)).map(({ provider, status }) => `${provider} ${status}`);
const statusOf = async ({ bookingId }: Customer) => (await market.storedBooking(bookingId)).status;

describe('a payment by bKash', () => {
  test('is confirmed on bKash’s page, taken once, and settles the booking', async () => {
    const { customer, id, pageUrl } = await opened();
    expect(pageUrl).toContain('/bkash/pay?paymentID=TR0011');
    const page = await fetch(pageUrl);
    expect(await page.text()).toContain('87,000.00');
    await bkash.confirm(id);
    expect(await statusOf(customer)).toBe('pending_payment');
    const answers = await Promise.all([1, 2, 3].map(() => comeBack(customer, id)));
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect((await comeBack(customer, id)).statusCode).toBe(200);
    expect(await statusOf(customer)).toBe('paid');
    expect(await rowsOf(customer)).toEqual(['bkash succeeded']);
  });

  test('is taken by the reconciler if the browser never comes back', async () => {
    const { customer, id } = await opened();
    await bkash.confirm(id);
    await reconcile();
    expect(await statusOf(customer)).toBe('paid');
  });

  test('counts for nothing before it is confirmed, whatever the address says', async () => {
    const { customer, id } = await opened();
    expect((await comeBack(customer, id)).statusCode).toBe(409);
    await reconcile();
    expect(await statusOf(customer)).toBe('pending_payment');
  });

  test('is another’s business only', async () => {
    const { id } = await opened();
    await bkash.confirm(id);
    expect((await comeBack(await market.customer(), id)).statusCode).toBe(404);
  });

  test('that bKash refuses for want of money can be tried again', async () => {
    const { customer, id } = await opened();
    await bkash.confirm(id, poor);
    expect((await comeBack(customer, id)).statusCode).toBe(409);
    expect(await rowsOf(customer)).toEqual(['bkash failed']);
    const again = await open(customer);
    const { pageUrl = '' } = again.json<{ pageUrl?: string }>();
    const next = new URL(pageUrl).searchParams.get('paymentID') ?? '';
    await bkash.confirm(next);
    expect((await comeBack(customer, next)).statusCode).toBe(200);
    expect(await rowsOf(customer)).toEqual(['bkash cancelled', 'bkash succeeded']);
  });

  test('goes on with a new token when the one before has ended', async () => {
    const { customer, id } = await opened();
    await bkash.confirm(id);
    await bkash.forgetTokens();
    expect((await comeBack(customer, id)).statusCode).toBe(200);
  });

  test.each([
    ['did the work and lost the answer', { drop: true, after: true }],
    ['is away', { status: 503 }],
  ])('of which bKash, taking it, %s is never taken twice, and is paid', async (_case, failure) => {
    const { customer, id } = await opened();
    await bkash.confirm(id);
    await bkash.failures([{ match: executeCall, times: 1, ...failure }]);
    await comeBack(customer, id);
    // A minute later it may be asked for again.
    await market.db
      .updateTable('bkash_payments')
      .set({ executing_at: new Date(Date.now() - 61_000) })
      .where('id', '=', id)
      .where('executing_at', 'is not', null)
      .execute();
    await reconcile();
    expect(await statusOf(customer)).toBe('paid');
  });

  test('cannot be cancelled while it is being taken', async () => {
    const { customer, id } = await opened();
    await bkash.confirm(id);
    await bkash.failures([{ match: executeCall, times: 1, status: 503 }]);
    await comeBack(customer, id);
    const { buyer, bookingId } = customer;
    const answer = await market.post(buyer, `/api/bookings/${bookingId}/cancel`);
    expect(answer.statusCode).toBe(409);
  });

  test('that was given up is never taken, also if it is confirmed then', async () => {
    const { customer, id } = await opened();
    const { buyer, bookingId } = customer;
    expect((await market.post(buyer, `/api/bookings/${bookingId}/cancel`)).statusCode).toBe(200);
    await bkash.confirm(id);
    await settle(market.payments, id);
    await reconcile();
    expect(await statusOf(customer)).toBe('cancelled');
    expect(await rowsOf(customer)).toEqual(['bkash cancelled']);
  });

  test('and the end of the hold, at once, end in one of the two', async () => {
    const { customer, id } = await opened();
    await bkash.confirm(id);
    await Promise.all([
      comeBack(customer, id),
      withdrawForgotten(market.payments, customer.bookingId),
      settle(market.payments, id),
    ]);
    await reconcile();
    const [row] = await rowsOf(customer);
    expect(['bkash succeeded', 'bkash cancelled']).toContain(row);
    expect(await statusOf(customer)).toBe(row === 'bkash succeeded' ? 'paid' : 'pending_payment');
  });

  test('takes the place of an open card form, and the other way round', async () => {
    const { customer, id } = await opened();
    expect((await open(customer, 'card')).statusCode).toBe(200);
    expect(await rowsOf(customer)).toEqual(['bkash cancelled', 'stripe created']);
    await bkash.confirm(id);
    await settle(market.payments, id);
    expect(await statusOf(customer)).toBe('pending_payment');
    await open(customer);
    expect((await rowsOf(customer)).at(1)).toBe('stripe cancelled');
  });

  test('of which bKash never said its name leaves the place to a card', async () => {
    const customer = await market.customer();
    await bkash.failures([{ match: createCall, status: 503 }]);
    expect((await open(customer)).statusCode).toBe(503);
    expect((await open(customer, 'card')).json()).not.toHaveProperty('pageUrl');
    expect(await rowsOf(customer)).toEqual(['bkash cancelled', 'stripe created']);
  });

  test('is offered where there is a wallet, and nowhere else', async () => {
    const { buyer, bookingId } = await market.customer();
    const withCards = { ...market.payments, wallet: undefined };
    const wanted = { bookingId, method: 'bkash' } as const;
    const none = { code: 'invalid' };
    await expect(openPayment(withCards, buyer.id, wanted)).rejects.toMatchObject(none);
    expect(() => providerNamed(withCards, 'bkash')).toThrow(
      'Payments cannot be reached right now.',
    );
  });

  test('goes back through bKash, by an admin or in its console', async () => {
    const [first, second] = [await opened(), await opened()];
    for (const { customer, id } of [first, second]) {
      await bkash.confirm(id);
      await comeBack(customer, id);
    }
    const admin = await market.signIn('admin');
    const path = `/api/bookings/${first.customer.bookingId}/refund`;
    expect((await market.post(admin, path, { reason: 'Not as described.' })).json()).toMatchObject({
      status: 'refunded',
    });
    await bkash.refund(second.id);
    await reconcile();
    expect(await statusOf(second.customer)).toBe('refunded');
  });
});
