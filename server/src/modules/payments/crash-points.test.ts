import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Person } from '../../testing/app.ts';
import { Killed, killable } from '../../testing/killable.ts';
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

/** Invariant I10: what a process left behind when it died is put right. */
const later = () => new Date(Date.now() + 360_000);
const repair = () => reconcilePayments(market.payments, { now: later() });

type Scene = { customer: Customer; intent: string };
type Plot = {
  prepare: () => Promise<Scene>;
  run: (payments: Payments, scene: Scene) => Promise<unknown>;
  /** What the person or the provider does when no answer came. */
  insist?: (scene: Scene) => Promise<unknown>;
};

async function opened(): Promise<Scene> {
  const customer = await market.customer();
  return { customer, intent: await market.opened(customer) };
}

async function expire({ customer }: Scene): Promise<void> {
  await market.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, customer.bookingId);
    if (booking) await expireBooking(trx, booking);
  });
}

/** Everything that counts at the end. */
async function outcome({ customer }: Scene) {
  const { bookingId, bikeId } = customer;
  const [booking, bike, rows, provider] = await Promise.all([
    market.storedBooking(bookingId),
    market.storedBike(bikeId),
    market.storedPayments(bookingId),
    market.card.state(),
  ]);
  const intents = provider.intents.filter(({ metadata }) => metadata['bookingId'] === bookingId);
  const isOf = ({ payment_intent: of }: { payment_intent?: unknown }) =>
    intents.some(({ id }) => id === of);
  return {
    booking: booking.status,
    bike: bike.status,
    payments: rows.map(({ status, refund_reason: reason }) => [status, reason]),
    intents: intents.map(({ status }) => status),
    charges: provider.charges.filter(isOf).length,
    refunds: provider.refunds.filter(isOf).length,
  };
}

/** Leaves nothing that waits: the reconciler would ask for it in every play that follows. */
async function forget({ customer }: Scene): Promise<void> {
  await withdrawPayments(market.payments, customer.bookingId);
  await market.card.reset();
}

const settleIt: Plot['run'] = (payments, { intent }) => settle(payments, intent);

const refundIt: Plot['run'] = (payments, { customer }) =>
  refundBooking({ ...market.services, db: payments.db, payments }, customer.bookingId, {
    adminId: admin.id,
    reason: 'The papers are missing.',
    requestId: 'request',
  });

const plots: Record<string, Plot> = {
  'settling a charge that succeeded': {
    prepare: async () => {
      const scene = await opened();
      await market.card.confirm(scene.intent);
      return scene;
    },
    run: settleIt,
  },
  'settling a charge that came too late': {
    prepare: async () => {
      const scene = await opened();
      await expire(scene);
      await market.booked(await market.signIn('buyer'), { id: scene.customer.bikeId });
      await market.card.confirm(scene.intent);
      return scene;
    },
    run: settleIt,
  },
  'settling a charge of a bike that is free again': {
    prepare: async () => {
      const scene = await opened();
      await expire(scene);
      await market.card.confirm(scene.intent);
      return scene;
    },
    run: settleIt,
  },
  'settling a charge of another amount': {
    prepare: async () => {
      const scene = await opened();
      await market.card.stripe.paymentIntents.update(scene.intent, { amount: 100_000 });
      await market.card.confirm(scene.intent);
      return scene;
    },
    run: settleIt,
  },
  'settling an open intent of a booking that is over': {
    prepare: async () => {
      const scene = await opened();
      await expire(scene);
      return scene;
    },
    run: settleIt,
  },
  'opening a payment': {
    prepare: async () => ({ customer: await market.customer(), intent: '' }),
    run: (payments, { customer }) =>
      openPayment(payments, customer.buyer.id, { bookingId: customer.bookingId }),
    insist: ({ customer }) => market.opened(customer),
  },
  'refunding a paid booking': {
    prepare: async () => {
      const scene = await opened();
      await market.card.confirm(scene.intent);
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

describe.each(Object.entries(plots))('a process that dies while %s', (_name, plot) => {
  async function play(steps: number) {
    const scene = await plot.prepare();
    const { payments, isKilled } = killable(market.payments, steps);
    await plot.run(payments, scene).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    await repair();
    await plot.insist?.(scene);
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
