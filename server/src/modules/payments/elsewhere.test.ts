import { afterAll, beforeAll, expect, test } from 'vitest';

import { createPayingMarket, type PayingMarket } from '../../testing/paying.ts';
import { soon } from '../../testing/payment-story.ts';
import { reconcilePayments } from './reconcile.ts';
import { settle } from './settle.ts';

/** What is done to a payment at the provider itself, noticed by webhooks alone or by the reconciler. */
let market: PayingMarket;
beforeAll(async () => {
  market = await createPayingMarket();
});
afterAll(() => market.stop());

type At = 'paid' | 'completed';
const admin = () => market.signIn('admin');

async function bought(at: At) {
  const customer = await market.customer();
  const intent = await market.opened(customer);
  await market.card.confirm(intent);
  await settle(market.payments, intent);
  const { bookingId, buyer } = customer;
  if (at === 'completed') await market.post(buyer, `/api/bookings/${bookingId}/received`);
  return { ...customer, intent };
}

type Bought = Awaited<ReturnType<typeof bought>>;

const answered = async ({ bookingId }: Bought) =>
  (
    await market.post(market.seller, `/api/bookings/${bookingId}/dispute/answer`, {
      words: 'All of the papers were handed over.',
    })
  ).statusCode;

/** Ways to notice; all of the events come, in any order and twice. */
const ways = {
  webhooks: async ({ intent }: Bought) => {
    const { events } = await market.card.state();
    const own = events.filter(({ data }) => {
      const { id, payment_intent: of } = data.object as { id?: string; payment_intent?: string };
      return id === intent || of === intent;
    });
    for (const event of [...own.toReversed(), ...own]) await market.card.tell(market.app, event);
  },
  reconciler: async () => {
    await reconcilePayments(market.payments, { now: soon() });
    await reconcilePayments(market.payments, { now: new Date(soon().getTime() + 360_000) });
  },
};

const noticesOf = async (bookingId: string) =>
  (
    await market.db
      .selectFrom('notices')
      .select(['kind', 'data'])
      .where('booking_id', '=', bookingId)
      .where('kind', 'in', ['disputed', 'dispute_decided', 'refunded', 'refund_started'])
      .orderBy('id')
      .execute()
  ).map(({ kind, data }) => `${kind} ${(data as { as: string }).as}`);

const stateOf = async ({ bookingId, bikeId }: Bought) => {
  const [booking, bike, payments] = await Promise.all([
    market.storedBooking(bookingId),
    market.storedBike(bikeId),
    market.storedPayments(bookingId),
  ]);
  return [booking.status, bike.status, ...payments.map(({ status }) => status)].join(' ');
};

const cases = (['paid', 'completed'] as const).flatMap((at) =>
  (['webhooks', 'reconciler'] as const).map((way) => [at, way] as const),
);

test.each(cases)('returned in the console once %s, it is refunded: %s', async (at, way) => {
  const deal = await bought(at);
  await market.card.stripe.refunds.create({ payment_intent: deal.intent });
  await ways[way](deal);
  await ways[way](deal);
  expect(await stateOf(deal)).toBe('refunded active refunded');
  expect(await market.storedBooking(deal.bookingId)).toMatchObject({
    reason_code: 'money_returned',
  });
  expect(await noticesOf(deal.bookingId)).toEqual(['refunded buyer', 'refunded seller']);
});

test.each(cases)('disputed by the bank once %s, it waits for it: %s', async (at, way) => {
  const bike = at === 'completed' ? 'sold' : 'reserved';
  const deal = await bought(at);
  const before = (await market.auditActions()).length;
  const dispute = await market.card.dispute(deal.intent);
  await ways[way](deal);
  expect(await stateOf(deal)).toBe(`disputed ${bike} disputed`);
  await market.card.moveDispute(dispute.id, 'under_review');
  await ways[way](deal);
  // What a bank looks into is nobody else's to decide.
  const decided = await market.post(await admin(), `/api/bookings/${deal.bookingId}/refund`, {
    reason: 'Not as described.',
  });
  expect([decided.statusCode, await answered(deal)]).toEqual([409, 409]);
  await market.card.moveDispute(dispute.id, 'won');
  await ways[way](deal);
  expect(await stateOf(deal)).toBe(`${at} ${bike} succeeded`);
  // An admin is told of its beginning: nothing has to be done about its end.
  expect((await market.auditActions()).slice(before)).toEqual(['payment.disputed']);
  const told = ['disputed buyer', 'disputed seller', 'dispute_decided buyer'];
  expect(await noticesOf(deal.bookingId)).toEqual([...told, 'dispute_decided seller']);
});

test.each(cases)('lost at the bank once %s, it is refunded: %s', async (at, way) => {
  const deal = await bought(at);
  const dispute = await market.card.dispute(deal.intent);
  await market.card.moveDispute(dispute.id, 'lost');
  // All of it is noticed at once.
  await ways[way](deal);
  expect(await stateOf(deal)).toBe('refunded active refunded');
  expect(await market.storedBooking(deal.bookingId)).toMatchObject({
    reason_code: 'bank_returned',
  });
  expect(await noticesOf(deal.bookingId)).toEqual(['refunded buyer', 'refunded seller']);
});

test('a buyer’s own dispute stands when the bank has left the payment as it is', async () => {
  const deal = await bought('paid');
  const story = (path: string, body: Record<string, unknown>) =>
    market.post(deal.buyer, `/api/bookings/${deal.bookingId}/${path}`, body);
  await story('dispute', { reason: 'papers', words: 'The papers are of another bike.' });
  const dispute = await market.card.dispute(deal.intent);
  await settle(market.payments, deal.intent);
  // The buyer’s words can be answered meanwhile.
  expect(await answered(deal)).toBe(200);
  await market.card.moveDispute(dispute.id, 'won');
  await settle(market.payments, deal.intent);
  expect(await stateOf(deal)).toBe('disputed reserved succeeded');
  const decided = await market.post(await admin(), `/api/bookings/${deal.bookingId}/complete`, {
    reason: 'The papers are right.',
  });
  expect(decided.statusCode).toBe(200);
  expect(await stateOf(deal)).toBe('completed sold succeeded');
});

test('money that goes back anyway waits while the bank looks into it', async () => {
  const deal = await bought('paid');
  const dispute = await market.card.dispute(deal.intent);
  const refund = await market.post(await admin(), `/api/bookings/${deal.bookingId}/refund`, {
    reason: 'Not as described.',
  });
  expect(refund.json()).toMatchObject({ status: 'refund_pending' });
  expect(await stateOf(deal)).toBe('refund_pending reserved disputed');
  await market.card.moveDispute(dispute.id, 'won');
  await ways.reconciler();
  expect(await stateOf(deal)).toBe('refunded active refunded');
});
