import { openPaymentStatuses } from '@motohaat/domain/payment';
import { array, assert, asyncProperty, constantFrom, record } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { moneyOf } from '../../testing/money-story.ts';
import { createPayingMarket, type PayingMarket } from '../../testing/paying.ts';
import {
  operationNames,
  providerOf,
  soon,
  type Step,
  take,
  type World,
} from '../../testing/payment-story.ts';
import { reconcilePayments } from './reconcile.ts';
import { settle } from './settle.ts';

let market: PayingMarket;
let admin: Person;
beforeAll(async () => {
  market = await createPayingMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());

async function rowsOf({ bikeId }: World) {
  const bookings = await market.db
    .selectFrom('bookings')
    .selectAll()
    .where('product_id', '=', bikeId)
    .orderBy('id')
    .execute();
  const payments = await market.db
    .selectFrom('payments')
    .selectAll()
    .where(
      'booking_id',
      'in',
      bookings.map(({ id }) => id).concat('00000000-0000-0000-0000-000000000000'),
    )
    .orderBy('id')
    .execute();
  return { bookings, payments, bike: await market.storedBike(bikeId) };
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

const holding = ['pending_payment', 'paid', 'refund_pending', 'disputed'];

/** What is true after every step. */
async function check(world: World): Promise<void> {
  const { bookings, payments, bike } = await rowsOf(world);
  const holders = bookings.filter(
    ({ status, holds_bike: holds }) => holds && holding.includes(status),
  );
  expect(holders.length, 'I1: one booking holds the bike').toBeLessThanOrEqual(1);
  const isSold = bookings.some(({ status }) => status === 'completed');
  const isKeptSold = bike.status === 'sold' && holders[0]?.status === 'disputed';
  const held = holders.length === 1 ? 'reserved' : 'active';
  expect(bike.status, 'I5').toBe(isSold || isKeptSold ? 'sold' : held);
  const names = payments.flatMap(({ transaction_id: name }) => name ?? []);
  expect(new Set(names).size, 'I3: a transaction appears once').toBe(names.length);
  const money = await moneyOfAll(world);
  for (const { id, amount } of bookings.filter(({ status }) => status === 'paid')) {
    const kept = payments.filter(
      (payment) =>
        payment.booking_id === id &&
        payment.status === 'succeeded' &&
        payment.refund_reason === null,
    );
    expect(kept, 'I2: one payment counts').toHaveLength(1);
    const proof = money.find((each) => each.id === kept[0]?.transaction_id);
    expect(proof?.taken, 'I4: the provider has the money').toBe(amount * 100);
  }
}

async function moneyOfAll({ buyers }: World) {
  return (await Promise.all(buyers.map((buyer) => moneyOf(market, buyer)))).flat();
}

/** Everything that is under way comes to its end: banks, webhooks, the reconciler. */
async function comeToRest({ buyers }: World): Promise<void> {
  for (const buyer of buyers) {
    const { intents } = await providerOf(market, buyer);
    for (const { id, status } of intents) {
      if (status === 'processing') await market.card.advance(id, 'succeeded');
    }
    const { events } = await providerOf(market, buyer);
    for (const event of events) await market.card.tell(market.app, event);
  }
  await reconcilePayments(market.payments, { now: soon() });
}

/** What is true once nothing is under way. */
async function checkRest(world: World): Promise<void> {
  const { bookings } = await rowsOf(world);
  const all = await moneyOfAll(world);
  for (const booking of bookings) {
    const money = all.filter(({ bookingId }) => bookingId === booking.id);
    const balance = money.reduce((sum, { taken, givenBack }) => sum + taken - givenBack, 0);
    expect([booking.status, balance], 'I2: money and state agree').toEqual([
      booking.status,
      keepsMoney(booking) ? booking.amount * 100 : 0,
    ]);
    expect(
      money.filter(({ isOpen }) => isOpen).length,
      'one open payment at most',
    ).toBeLessThanOrEqual(booking.status === 'pending_payment' ? 1 : 0);
  }
}

/** A bank that still looks into a charge has taken it back until it decides. */
function keepsMoney({ status }: Rows['bookings'][number]): boolean {
  return status === 'paid' || status === 'completed';
}

/** Invariant I7: once at rest, no call in any order or number changes anything. */
async function checkRepeats(world: World, seed: number): Promise<void> {
  const before = await rowsOf(world);
  const states = await Promise.all(world.buyers.map((buyer) => providerOf(market, buyer)));
  const intents = (await moneyOfAll(world)).map(({ id }) => id);
  const events = states.flatMap((state) => state.events);
  const shuffled = <T>(items: T[]) =>
    items
      .map((item, index) => ({ item, key: (index * 7919 + seed) % 101 }))
      .toSorted((one, two) => one.key - two.key)
      .map(({ item }) => item);
  for (const intent of shuffled([...intents, ...intents])) {
    await settle(market.payments, intent);
  }
  await Promise.all([
    ...intents.map((intent) => settle(market.payments, intent)),
    ...shuffled(events).map((event) => market.card.tell(market.app, event)),
  ]);
  await reconcilePayments(market.payments, { now: soon() });
  expect(await rowsOf(world)).toEqual(before);
}

/** So that the next story does not wait for what this one left open. */
async function forget(): Promise<void> {
  await market.db
    .updateTable('payments')
    .set({ status: 'cancelled' })
    .where('status', 'in', openPaymentStatuses)
    .execute();
  await market.card.reset();
}

// What leads on to more comes more often.
const likely = [
  'book',
  'open the card form',
  'open the card form',
  'pay',
  'pay',
  'open the page of bKash',
  'confirm at bKash',
  'confirm at bKash',
] as const;
const step = record({
  operation: constantFrom(...operationNames, ...likely),
  who: constantFrom(0 as const, 1 as const),
});
/** Steps of one batch happen at once. */
const story = array(array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 14 });

test('whatever happens in whatever order, money, booking and bike agree', async () => {
  let run = 0;
  await assert(
    asyncProperty(story, async (batches) => {
      run += 1;
      const world: World = {
        buyers: [await market.signIn('buyer'), await market.signIn('buyer')],
        bikeId: (await market.bike({ resale_price: 87_000 })).id,
        admin,
      };
      for (const batch of [[{ operation: 'book', who: 0 } as Step], ...batches]) {
        await Promise.all(batch.map((one) => take(market, world, one)));
        await check(world);
      }
      await comeToRest(world);
      await check(world);
      await checkRest(world);
      await checkRepeats(world, run);
      await forget();
    }),
    { numRuns: Number(process.env['PAYMENT_RUNS'] ?? 30) },
  );
}, 600_000);
