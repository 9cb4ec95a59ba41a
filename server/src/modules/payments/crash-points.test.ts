import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { Killed, killable } from '../../testing/killable.ts';
import { moneyOf } from '../../testing/money-story.ts';
import { createPayingMarket, type Customer, type PayingMarket } from '../../testing/paying.ts';
import { expireBooking, lockBooking } from '../bookings/booking.transitions.ts';
import { refundBooking } from '../paid-bookings/end-booking.ts';
import { openPayment } from './open-payment.ts';
import type { Payments } from './payments.ts';
import { reconcilePayments } from './reconcile.ts';
import { settle } from './settle.ts';
import { withdrawPayments } from './withdraw.ts';

let market: PayingMarket;
let admin: Person;
beforeAll(async () => {
  market = await createPayingMarket();
  admin = await market.signIn('admin');
});
afterAll(() => market.stop());

/** An execution at bKash of which no answer came may be asked for again. */
async function ageExecutions(): Promise<void> {
  await market.db
    .updateTable('bkash_payments')
    .set({ executing_at: new Date(Date.now() - 61_000) })
    .where('executing_at', 'is not', null)
    .execute();
}

/** Invariant I10: what a process left behind when it died is put right. */
const later = () => new Date(Date.now() + 360_000);
async function repair(): Promise<void> {
  await ageExecutions();
  await reconcilePayments(market.payments, { now: later() });
}

type Scene = { customer: Customer; intent: string };
type Plot = {
  prepare: (method: Method) => Promise<Scene>;
  run: (payments: Payments, scene: Scene, method: Method) => Promise<unknown>;
  /** What the person or the provider does when no answer came. */
  insist?: (scene: Scene, method: Method) => Promise<unknown>;
};

async function opened(method: Method): Promise<Scene> {
  const customer = await market.customer();
  return { customer, intent: await market.opened(customer, method) };
}

/** The buyer pays: with the card form, or on bKash's page. */
const pay = {
  card: (id: string) => market.card.confirm(id),
  bkash: (id: string) => market.bkash.confirm(id),
};

async function expire({ customer }: Scene): Promise<void> {
  await market.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, customer.bookingId);
    if (booking) await expireBooking(trx, booking);
  });
}

/** Everything that counts at the end. */
async function outcome({ customer }: Scene) {
  const { bookingId, bikeId } = customer;
  const [booking, bike, rows, money] = await Promise.all([
    market.storedBooking(bookingId),
    market.storedBike(bikeId),
    market.storedPayments(bookingId),
    moneyOf(market, customer.buyer),
  ]);
  return {
    booking: booking.status,
    bike: bike.status,
    // Who opens bKash's page again gets another: how many were given up tells nothing.
    payments: rows
      .filter(({ status }) => status !== 'cancelled')
      .map(({ status, refund_reason: reason }) => [status, reason]),
    money: money
      .filter(({ isOpen, taken }) => isOpen || taken > 0)
      .map(({ isOpen, taken, givenBack }) => ({ isOpen, taken, givenBack })),
  };
}

/** Leaves nothing that waits: the reconciler would ask for it in every play that follows. */
async function forget({ customer }: Scene): Promise<void> {
  await withdrawPayments(market.payments, customer.bookingId);
  await market.card.reset();
}

const settleIt: Plot['run'] = (payments, { intent }) => settle(payments, intent);

const refundIt = (payments: Payments, { customer }: Scene) =>
  refundBooking({ ...market.services, db: payments.db, payments }, customer.bookingId, {
    adminId: admin.id,
    reason: 'The papers are missing.',
    requestId: 'request',
  });

const plots: Record<string, Plot & { only?: Method }> = {
  'settling a charge that succeeded': {
    prepare: async (method) => {
      const scene = await opened(method);
      await pay[method](scene.intent);
      return scene;
    },
    run: settleIt,
  },
  'settling a charge that came too late': {
    prepare: async (method) => {
      const scene = await opened(method);
      await expire(scene);
      await market.booked(await market.signIn('buyer'), { id: scene.customer.bikeId });
      await pay[method](scene.intent);
      return scene;
    },
    run: settleIt,
  },
  'settling a charge of a bike that is free again': {
    prepare: async (method) => {
      const scene = await opened(method);
      await expire(scene);
      await pay[method](scene.intent);
      return scene;
    },
    run: settleIt,
  },
  'settling a charge of another amount': {
    only: 'card',
    prepare: async (method) => {
      const scene = await opened(method);
      await market.card.stripe.paymentIntents.update(scene.intent, { amount: 100_000 });
      await pay[method](scene.intent);
      return scene;
    },
    run: settleIt,
  },
  'settling an open intent of a booking that is over': {
    prepare: async (method) => {
      const scene = await opened(method);
      await expire(scene);
      return scene;
    },
    run: settleIt,
  },
  'opening a payment': {
    prepare: async () => ({ customer: await market.customer(), intent: '' }),
    run: (payments, { customer: { buyer, bookingId } }, method) =>
      openPayment(payments, buyer.id, { bookingId, method }, () => 'http://localhost/back'),
    insist: ({ customer }, method) => market.opened(customer, method),
  },
  'refunding a paid booking': {
    prepare: async (method) => {
      const scene = await opened(method);
      await pay[method](scene.intent);
      await settle(market.payments, scene.intent);
      return scene;
    },
    run: refundIt,
    // An admin who sees no answer presses again, and reads that it was done before.
    insist: (scene) =>
      refundIt(market.payments, scene).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'conflict' });
      }),
  },
  'withdrawing a payment': {
    prepare: opened,
    run: (payments, { customer }) => withdrawPayments(payments, customer.bookingId),
    insist: ({ customer }) => withdrawPayments(market.payments, customer.bookingId),
  },
};

const methods = ['card', 'bkash'] as const;
type Method = (typeof methods)[number];
const plays = methods.flatMap((method) =>
  Object.entries(plots).flatMap(([name, plot]) =>
    (plot.only ?? method) === method ? [[name, method, plot] as const] : [],
  ),
);

describe.each(plays)('a process that dies while %s, by %s,', (_name, method, plot) => {
  async function play(steps: number) {
    const scene = await plot.prepare(method);
    const { payments, isKilled } = killable(market.payments, steps);
    await plot.run(payments, scene, method).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    await repair();
    await plot.insist?.(scene, method);
    await repair();
    const end = await outcome(scene);
    await forget(scene);
    return { isKilled: isKilled(), end };
  }

  test('at any step is the same as none, once the reconciler has run', async () => {
    const { end: undisturbed } = await play(Infinity);
    let steps = 0;
    let isKilled = true;
    while (isKilled) {
      steps += 1;
      const result = await play(steps);
      expect({ steps, ...result.end }).toEqual({ steps, ...undisturbed });
      ({ isKilled } = result);
    }
    expect(steps).toBeGreaterThan(5);
  }, 60_000);
});
