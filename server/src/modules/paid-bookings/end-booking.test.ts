import type { BookingStatus } from '@motohaat/domain/booking';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { finishDeletions } from '../../jobs/finish-deletions.ts';
import type { Person } from '../../testing/app.ts';
import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { soon } from '../../testing/payment-story.ts';
import { addBooking } from '../../testing/rows.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { settle } from '../payments/settle.ts';

let market: PayingMarket;
let admin: Person;
beforeAll(async () => {
  market = await createPayingMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());
beforeEach(() => market.card.failures([]));

type Ending = 'complete' | 'refund';
const endings = ['complete', 'refund'] as const;
const end = (ending: Ending, id: string, reason = 'The bike was handed over.') =>
  market.post(admin, `/api/bookings/${id}/${ending}`, { reason });

/** A buyer who has paid, and the provider's intent. */
async function paid(): Promise<Customer & { intent: string }> {
  const customer = await market.customer();
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
  (await market.card.state()).refunds.filter(({ payment_intent: of }) => of === intent);
const lastRecord = () =>
  market.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
const claimed = async ({ buyer, intent: transactionId }: Customer & { intent: string }) =>
  (await market.post(buyer, '/api/payments', { transactionId })).json<{ message: string }>();
const reconcile = () => reconcilePayments(market.payments, { now: soon() });
const accountOf = (id: string) =>
  market.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow();

test('completing sells the bike, keeps the money, and is in the audit log with its reason', async () => {
  const customer = await paid();
  const answer = await end('complete', customer.bookingId);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ acknowledged: true, status: 'completed' });
  expect(await stateOf(customer)).toEqual(['completed', 'sold']);
  expect(await refundsOf(customer.intent)).toEqual([]);
  expect(await lastRecord()).toMatchObject({
    actor_id: admin.id,
    action: 'booking.completed',
    subject_kind: 'booking',
    subject_id: customer.bookingId,
    detail: {
      before: { status: 'paid', listing: 'reserved' },
      after: { status: 'completed', listing: 'sold' },
      reason: 'The bike was handed over.',
      requestId: expect.any(String),
    },
  });
  const [log] = (await market.get(admin, '/api/audit?action=booking.completed')).json<object[]>();
  const { product_name: label } = await market.storedBooking(customer.bookingId);
  expect(log).toMatchObject({ subject: { kind: 'booking', label } });
});

test('a refund returns the money once, puts the bike back on the market, and tells the buyer why', async () => {
  const customer = await paid();
  const answer = await end('refund', customer.bookingId, 'The papers are missing.');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ acknowledged: true, status: 'refunded' });
  expect(await stateOf(customer)).toEqual(['refunded', 'active']);
  const order = await market.get(customer.buyer, `/api/bookings/${customer.bookingId}`);
  expect(order.json()).toMatchObject({
    status: 'refunded',
    paid: false,
    reason: 'The papers are missing.',
    transactionId: customer.intent,
  });
  expect(await lastRecord()).toMatchObject({
    actor_id: admin.id,
    action: 'booking.refund_started',
    detail: { before: { status: 'paid' }, after: { status: 'refund_pending' }, amount: 87_000 },
  });
  await settle(market.payments, customer.intent);
  await reconcile();
  expect(await refundsOf(customer.intent)).toMatchObject([{ amount: 8_700_000 }]);
  expect((await claimed(customer)).message).toBe('The money of this payment was returned.');
  await market.booked(await market.signIn('buyer'), { id: customer.bikeId });
});

describe('a refund that the provider does not take at once', () => {
  test.each([
    ['cannot be reached', { match: '/v1/payment_intents', status: 503 }],
    ['fails', { match: '/v1/refunds', status: 500 }],
    ['does it, but its answer is lost', { match: '/v1/refunds', drop: true, after: true }],
  ])(
    'because it %s, is made by the reconciler, once',
    async (_what, failure) => {
      const customer = await paid();
      await market.card.failures([failure]);
      const answer = await end('refund', customer.bookingId);
      expect([answer.statusCode, answer.json()]).toEqual([
        202,
        { acknowledged: true, status: 'refund_pending' },
      ]);
      expect(await stateOf(customer)).toEqual(['refund_pending', 'reserved']);
      await reconcile();
      expect(await stateOf(customer)).toEqual(['refund_pending', 'reserved']);
      await market.card.failures([]);
      await reconcile();
      expect(await stateOf(customer)).toEqual(['refunded', 'active']);
      expect(await refundsOf(customer.intent)).toHaveLength(1);
    },
    60_000,
  );

  test('because the bank takes its time, ends with the webhook', async () => {
    const customer = await paid();
    // The admin's click is not the first refund: the console has begun one, which is under way.
    const { id } = await market.card.stripe.refunds.create({ payment_intent: customer.intent });
    await market.card.moveRefund(id, 'pending');
    const answer = await end('refund', customer.bookingId);
    expect(answer.statusCode).toBe(202);
    expect((await claimed(customer)).message).toContain('is being returned');
    await market.card.moveRefund(id, 'succeeded');
    const { events } = await market.card.state();
    for (const event of events.slice(-3)) {
      await market.card.tell(market.app, event);
    }
    expect(await stateOf(customer)).toEqual(['refunded', 'active']);
    expect(await refundsOf(customer.intent)).toHaveLength(1);
  });
});

const refused: [BookingStatus, RegExp][] = [
  ['pending_payment', /not paid yet/],
  ['cancelled', /was cancelled/],
  ['expired', /has expired/],
  ['completed', /completed already/],
  ['refund_pending', /being returned already/],
  ['refunded', /returned already/],
  ['disputed', /bank is looking into/],
];
describe.each(endings)('%s', (ending) => {
  test.each(refused)('of a booking that is %s is refused with the reason', async (status, why) => {
    const buyer = await market.signIn('buyer');
    const bike = await market.bike({ status: 'reserved' });
    const { id } = await addBooking(market.db, bike, { buyer_id: buyer.id, status });
    const answer = await end(ending, id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      acknowledged: false,
      message: expect.stringMatching(why),
    });
    expect(await market.storedBooking(id)).toMatchObject({ status, version: 1 });
  });

  test('needs a reason, and a booking', async () => {
    const { bookingId } = await paid();
    expect((await end(ending, bookingId, ' ')).json()).toMatchObject({
      code: 'invalid',
      fields: { reason: expect.any(String) },
    });
    expect((await end(ending, newId())).statusCode).toBe(404);
    expect((await market.storedBooking(bookingId)).status).toBe('paid');
  });
});

test('of two admins who decide at once, one decides', async () => {
  const customer = await paid();
  const { bookingId } = customer;
  const answers = await Promise.all([
    end('complete', bookingId),
    end('refund', bookingId),
    end('complete', bookingId),
    end('refund', bookingId),
  ]);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.toSorted((one, two) => one - two)).toEqual([200, 409, 409, 409]);
  expect([
    ['completed', 'sold'],
    ['refunded', 'active'],
  ]).toContainEqual(await stateOf(customer));
});

test.each([
  ['complete', 'reports', 'sold', 'sold'],
  ['complete', 'admin', 'archived', 'sold'],
  ['refund', 'reports', 'hidden', 'active'],
  ['refund', 'admin', 'archived', 'active'],
] as const)(
  'after %s a bike that was taken off by %s is %s, and %s should that be undone',
  async (ending, taker, status, restored) => {
    const customer = await paid();
    await market.db
      .updateTable('products')
      .set({ status: 'hidden', taken_off_by: taker })
      .where('id', '=', customer.bikeId)
      .execute();
    expect((await end(ending, customer.bookingId)).statusCode).toBe(200);
    expect((await stateOf(customer))[1]).toBe(status);
    await market.post(admin, `/api/products/${customer.bikeId}/restore`);
    expect((await stateOf(customer))[1]).toBe(restored);
  },
);

test('a buyer with three paid bookings can book again once one is completed or refunded', async () => {
  const first = await paid();
  const { buyer } = first;
  const more = async (): Promise<Customer & { intent: string }> => {
    const { id: bikeId } = await market.bike({ resale_price: 87_000 });
    const customer = { buyer, bikeId, bookingId: await market.booked(buyer, { id: bikeId }) };
    const intent = await market.opened(customer);
    await market.card.confirm(intent);
    await settle(market.payments, intent);
    return { ...customer, intent };
  };
  const second = await more();
  await more();
  await expect(more()).rejects.toThrow('all of yours are paid');
  await end('complete', first.bookingId);
  await more();
  await expect(more()).rejects.toThrow('all of yours are paid');
  await end('refund', second.bookingId);
  await more();
});

async function removeHeld(id: string): Promise<void> {
  const answer = await market.app.inject({
    method: 'DELETE',
    url: `/api/users/admin/${id}`,
    headers: { authorization: admin.authorization },
    payload: { reason: 'Asked for it.' },
  });
  expect([answer.statusCode, answer.json<{ state: string }>().state]).toEqual([202, 'held']);
}

describe.each(endings)('a deletion that a paid booking holds ends by itself after %s', (ending) => {
  test('of the buyer, whose payment stays under a pseudonym', async () => {
    const customer = await paid();
    await removeHeld(customer.buyer.id);
    await end(ending, customer.bookingId);
    expect(await accountOf(customer.buyer.id)).toEqual({ status: 'deleted' });
    expect((await market.storedBooking(customer.bookingId)).customer_email).toMatch(/^deleted-/);
    expect(await market.storedPayments(customer.bookingId)).toHaveLength(1);
    const state = ending === 'complete' ? 'completed' : 'refunded';
    const list = await market.get(admin, `/api/paidBookings?state=${state}&limit=100`);
    const shown = list.json<{ _id: string }[]>().find(({ _id }) => _id === customer.bookingId);
    expect(shown).toMatchObject({ buyer: { email: '', name: /^Deleted user/ } });
  });

  test('of the seller, whose bike is gone then', async () => {
    const seller = await market.signIn('seller');
    const buyer = await market.signIn('buyer');
    const bike = await market.bike({ seller_id: seller.id, resale_price: 87_000 });
    const customer = { buyer, bikeId: bike.id, bookingId: await market.booked(buyer, bike) };
    const intent = await market.opened(customer);
    await market.card.confirm(intent);
    await settle(market.payments, intent);
    await removeHeld(seller.id);
    await end(ending, customer.bookingId);
    expect(await accountOf(seller.id)).toEqual({ status: 'deleted' });
    expect((await stateOf(customer))[1]).toBe('archived');
  });
});

test('a deletion that waits for a refund ends with the job once the money is back', async () => {
  const customer = await paid();
  await market.app.inject({
    method: 'DELETE',
    url: `/api/users/admin/${customer.buyer.id}`,
    headers: { authorization: admin.authorization },
  });
  await market.card.failures([{ match: '/v1/refunds', status: 500 }]);
  await end('refund', customer.bookingId);
  expect(await accountOf(customer.buyer.id)).toEqual({ status: 'suspended' });
  await market.card.failures([]);
  await reconcile();
  await finishDeletions(market.services).run({
    signal: new AbortController().signal,
    now: () => new Date(),
    log: market.app.log,
  });
  expect(await accountOf(customer.buyer.id)).toEqual({ status: 'deleted' });
}, 30_000);
