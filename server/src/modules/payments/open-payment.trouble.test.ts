import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { AppError } from '../../http/app-error.ts';
import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { addBooking, addPayment } from '../../testing/rows.ts';
import { openPayment, requestIntent } from './open-payment.ts';
import { reconcilePayments } from './reconcile.ts';

let market: PayingMarket;
beforeAll(async () => {
  market = await createPayingMarket();
});
afterAll(() => market.stop());
beforeEach(() => market.card.failures([]));

const open = ({ buyer, bookingId }: Customer) =>
  market.post(buyer, '/api/create-payment-intent', { bookingId });

/** The intents that the provider has for a booking. */
async function intentsOf({ bookingId }: Customer) {
  const { intents } = await market.card.state();
  return intents.filter(({ metadata }) => metadata['bookingId'] === bookingId);
}

const age = (bookingId: string, minutes: number, now = new Date()) =>
  market.db
    .updateTable('payments')
    .set({ created_at: new Date(now.getTime() - minutes * 60_000) })
    .where('booking_id', '=', bookingId)
    .execute();

const lost = (times: number) =>
  market.card.failures([{ match: '/v1/payment_intents', method: 'POST', after: true, times }]);

describe('a lost answer', () => {
  test('is asked for again under the same key', async () => {
    const customer = await market.customer();
    await lost(1);
    expect((await open(customer)).statusCode).toBe(200);
    expect(await intentsOf(customer)).toHaveLength(1);
  });

  test('again and again: the next click finds the same intent', async () => {
    const customer = await market.customer();
    await lost(3);
    const answer = await open(customer);
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
    expect((await open(customer)).statusCode).toBe(200);
    expect(await intentsOf(customer)).toHaveLength(1);
  });

  test('is found by the reconciler, which makes no second intent', async () => {
    const customer = await market.customer();
    await lost(3);
    await open(customer);
    await age(customer.bookingId, 6);
    await reconcilePayments(market.payments);
    const [intent, ...more] = await intentsOf(customer);
    expect(more).toEqual([]);
    expect(await market.storedPayments(customer.bookingId)).toMatchObject([
      { transaction_id: intent?.id, status: 'created' },
    ]);
  });

  test('is found by a webhook', async () => {
    const customer = await market.customer();
    await lost(3);
    await open(customer);
    const [intent] = await intentsOf(customer);
    const { events } = await market.card.state();
    const created = events.find(({ data }) => (data.object as { id?: string }).id === intent?.id);
    if (created) await market.card.tell(market.app, created);
    expect(await market.storedPayments(customer.bookingId)).toMatchObject([
      { transaction_id: intent?.id, version: 2 },
    ]);
  });

  test('that stays lost for an hour is given up, and the next click starts again', async () => {
    const customer = await market.customer();
    await market.card.failures([{ match: '/v1/payment_intents', method: 'POST', status: 500 }]);
    expect((await open(customer)).statusCode).toBe(503);
    const now = new Date();
    await age(customer.bookingId, 60, now);
    await reconcilePayments(market.payments, { now });
    expect(await market.storedPayments(customer.bookingId)).toMatchObject([{ status: 'created' }]);
    await age(customer.bookingId, 60, new Date(now.getTime() - 1));
    await reconcilePayments(market.payments, { now });
    await market.card.failures([]);
    expect((await open(customer)).statusCode).toBe(200);
    expect(await market.storedPayments(customer.bookingId)).toMatchObject([
      { status: 'cancelled', transaction_id: null },
      { status: 'created', attempt: 2 },
    ]);
  });
});

/** The provider, and what happens while it makes an intent. */
function meanwhile(act: (intentId: string) => Promise<unknown>): PayingMarket['payments'] {
  const { provider } = market.payments;
  const createIntent: typeof provider.createIntent = async (wanted) => {
    const intent = await provider.createIntent(wanted);
    await act(intent.id);
    return intent;
  };
  return { ...market.payments, provider: { ...provider, createIntent } };
}

const become = ({ bookingId }: Customer, status: 'pending_payment' | 'cancelled') =>
  market.db.updateTable('bookings').set({ status }).where('id', '=', bookingId).execute();

test('a booking that ends while its payment is being opened says so', async () => {
  const customer = await market.customer();
  const { bookingId } = customer;
  const payments = meanwhile(() => become(customer, 'cancelled'));
  const refused = await openPayment(payments, customer.buyer.id, { bookingId }).catch(
    (error: AppError) => error,
  );
  expect(refused).toMatchObject({ code: 'conflict' });
  expect(await intentsOf(customer)).toMatchObject([{ status: 'canceled' }]);
});

/** Asked for by one process, while something else happens to its booking, or to its row. */
async function asked(
  status: 'pending_payment' | 'cancelled',
  named?: 'created' | 'cancelled',
): Promise<[given: boolean, atProvider: string | undefined, stored: string | undefined]> {
  const customer = await market.customer();
  const row = await addPayment(market.db, customer.bookingId, {
    status: 'created',
    transaction_id: null,
    charged_at: null,
    attempt: 1,
  });
  const payments = meanwhile(async (transaction_id) => {
    await become(customer, status);
    if (!named) return;
    const name = { transaction_id, status: named };
    await market.db.updateTable('payments').set(name).where('id', '=', row.id).execute();
  });
  const given = await requestIntent(payments, row);
  const [[intent], [stored]] = await Promise.all([
    intentsOf(customer),
    market.storedPayments(customer.bookingId),
  ]);
  expect(stored?.transaction_id).toBe(intent?.id);
  return [given !== undefined, intent?.status, stored?.status];
}

describe('an intent that comes', () => {
  test('is given to the buyer of a booking that waits for it, whoever named its row', async () => {
    const given = [true, 'requires_payment_method', 'created'];
    expect(await asked('pending_payment')).toEqual(given);
    expect(await asked('pending_payment', 'created')).toEqual(given);
  });

  test('after its booking or its row ended is ended, and given to nobody', async () => {
    expect(await asked('cancelled')).toEqual([false, 'canceled', 'cancelled']);
    expect(await asked('cancelled', 'created')).toEqual([false, 'canceled', 'created']);
    expect(await asked('pending_payment', 'cancelled')).toEqual([false, 'canceled', 'cancelled']);
  });
});

const hold = async ({ bookingId }: Customer, minutes: number) => {
  const expires_at = new Date(Date.now() + minutes * 60_000);
  await market.db.updateTable('bookings').set({ expires_at }).where('id', '=', bookingId).execute();
};
const minutesLeft = async ({ bookingId }: Customer) =>
  ((await market.storedBooking(bookingId)).expires_at.getTime() - Date.now()) / 60_000;

describe('the hold', () => {
  test('lasts half an hour more, once', async () => {
    const customer = await market.customer();
    await hold(customer, 5);
    const first = await market.opened(customer);
    expect(await minutesLeft(customer)).toBeCloseTo(30, 0);
    await hold(customer, 5);
    await market.card.stripe.paymentIntents.cancel(first);
    await market.opened(customer);
    expect(await minutesLeft(customer)).toBeCloseTo(5, 0);
  });

  test('that is over opens nothing', async () => {
    const customer = await market.customer();
    await hold(customer, -1);
    const answer = await open(customer);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { message: 'This booking has expired. Book the bike again.' },
    ]);
  });
});

const decline = (intent: string) => market.card.confirm(intent, 'pm_card_visa_chargeDeclined');

describe('too many tries', () => {
  test('of cards end the intent, and no other is opened within the hour', async () => {
    const customer = await market.customer();
    const intent = await market.opened(customer);
    for (let card = 1; card <= 4; card += 1) {
      await decline(intent);
      expect(await market.opened(customer)).toBe(intent);
    }
    await decline(intent);
    const answer = await open(customer);
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await market.card.stripe.paymentIntents.retrieve(intent)).toMatchObject({
      status: 'canceled',
    });
    await market.db
      .updateTable('payments')
      .set({ tried_at: new Date(Date.now() - 3_600_001) })
      .where('booking_id', '=', customer.bookingId)
      .execute();
    expect((await open(customer)).statusCode).toBe(200);
  });

  test('of card forms are refused', async () => {
    const customer = await market.customer();
    for (let form = 1; form <= 5; form += 1) {
      await market.card.stripe.paymentIntents.cancel(await market.opened(customer));
    }
    expect((await open(customer)).statusCode).toBe(429);
    expect(await intentsOf(customer)).toHaveLength(5);
  });

  test('of one account are refused, whichever booking it tries', async () => {
    const customer = await market.customer();
    const others = await Promise.all(
      [1, 2, 3, 4].map(async () =>
        addBooking(market.db, await market.bike(), {
          buyer_id: customer.buyer.id,
          status: 'cancelled',
        }),
      ),
    );
    await Promise.all(
      others.map(({ id }, index) =>
        market.db
          .insertInto('payments')
          .values({
            id: id.replace(/^.{8}/, '01234567'),
            booking_id: id,
            buyer_id: customer.buyer.id,
            provider: 'stripe',
            transaction_id: `pi_old_${index}_${id}`,
            status: 'cancelled',
            amount: 90_000,
            declines: 5,
          })
          .execute(),
      ),
    );
    expect((await open(customer)).statusCode).toBe(429);
  });
});

test('a provider that is away leaves the booking as it was', async () => {
  const customer = await market.customer();
  await market.card.failures([{ match: '/v1/', status: 429 }]);
  const answer = await open(customer);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    503,
    { acknowledged: false, message: expect.stringMatching(/^Payments cannot be reached/) },
  ]);
  expect(await market.storedBooking(customer.bookingId)).toMatchObject({
    status: 'pending_payment',
  });
});
