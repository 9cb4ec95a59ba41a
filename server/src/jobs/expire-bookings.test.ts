import type { PaymentStatus } from '@motohaat/domain/payment';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Person } from '../testing/app.ts';
import { createMarket, type Market } from '../testing/market.ts';
import { expireBookings } from './expire-bookings.ts';

const hour = 3_600_000;

let market: Market;
let buyer: Person;
beforeAll(async () => {
  market = await createMarket();
});
afterAll(() => market.stop());
beforeEach(async () => {
  buyer = await market.signIn('buyer');
});

const log = { error: vi.fn(), warn: vi.fn() };

/** One run of the job, so many hours from now. */
async function runIn(hours: number, withdrawPayments = async (_bookingId: string) => {}) {
  const now = new Date(Date.now() + hours * hour);
  const job = expireBookings({ db: market.db, withdrawPayments });
  await job.run({ signal: new AbortController().signal, now: () => now, log: log as never });
  return now;
}

async function bookedBike() {
  const bike = await market.bike();
  return { bike, id: await market.booked(buyer, bike) };
}

/** A payment of the booking, last heard of so many minutes before the hold's end. */
async function pay(id: string, status: PaymentStatus, minutesBefore = 0) {
  const { buyer_id, amount, expires_at } = await market.storedBooking(id);
  const at = new Date(expires_at.getTime() - minutesBefore * 60_000);
  await market.db
    .insertInto('payments')
    .values({
      id: newId(),
      booking_id: id,
      buyer_id,
      provider: 'stripe',
      transaction_id: `pi_${newId()}`,
      status,
      amount,
      created_at: at,
      updated_at: at,
    })
    .execute();
}

describe('an unpaid booking', () => {
  test('frees its bike after 48 hours, and not before', async () => {
    const { bike, id } = await bookedBike();
    await runIn(47.99);
    expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
    await runIn(48.01);
    expect(await market.storedBooking(id)).toMatchObject({ status: 'expired', reason: null });
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'active' });
    const next = await market.signIn('buyer');
    await market.booked(next, bike);
  });

  test.each(['created', 'failed', 'cancelled'] as const)(
    'goes when its payment is %s',
    async (status) => {
      const { id } = await bookedBike();
      await pay(id, status);
      await runIn(48.01);
      expect(await market.storedBooking(id)).toMatchObject({ status: 'expired' });
    },
  );

  test('stays for a quarter of an hour while a charge is on its way, as often as needed', async () => {
    const { bike, id } = await bookedBike();
    await pay(id, 'processing');
    const now = await runIn(48.01);
    const held = await market.storedBooking(id);
    expect(held.status).toBe('pending_payment');
    expect(held.expires_at.getTime()).toBe(now.getTime() + hour / 4);
    await runIn(48.2);
    expect(await market.storedBooking(id)).toMatchObject({ version: held.version });
    await runIn(48.3);
    expect(await market.storedBooking(id)).toMatchObject({ version: held.version + 1 });
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'reserved' });
  });

  test('stays while the bank asks the buyer, for half an hour', async () => {
    const { id } = await bookedBike();
    await pay(id, 'requires_action', 20);
    await runIn(48.01);
    expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
    await runIn(48.5);
    expect(await market.storedBooking(id)).toMatchObject({ status: 'expired' });
  });

  test('calls for a person when a charge takes more than two hours', async () => {
    const { id } = await bookedBike();
    await pay(id, 'processing');
    await runIn(49.9);
    expect(log.warn).not.toHaveBeenCalledWith(
      expect.objectContaining({ bookingId: id }),
      expect.any(String),
    );
    await runIn(50.5);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ bookingId: id }),
      'a charge has been on its way for long: look at it',
    );
  });
});

describe('payments', () => {
  test('are withdrawn before the booking goes', async () => {
    const { id } = await bookedBike();
    await runIn(48.01, async (bookingId) => {
      if (bookingId !== id) return;
      expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
      await pay(id, 'processing');
    });
    // What the withdrawal found out decides.
    expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
  });

  test('that are on their way are left alone', async () => {
    const { id } = await bookedBike();
    await pay(id, 'processing');
    const withdraw = vi.fn(async (_bookingId: string) => {});
    await runIn(48.01, withdraw);
    expect(withdraw).not.toHaveBeenCalledWith(id);
  });

  test('that cannot be withdrawn keep their booking, and no other one', async () => {
    const [stuck, other] = [await bookedBike(), await bookedBike()];
    await runIn(48.01, async (bookingId) => {
      if (bookingId === stuck.id) throw new Error('The provider is away.');
    });
    expect(await market.storedBooking(stuck.id)).toMatchObject({ status: 'pending_payment' });
    expect(await market.storedBooking(other.id)).toMatchObject({ status: 'expired' });
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ bookingId: stuck.id }),
      'a booking could not be expired',
    );
  });
});

test('every overdue booking goes, however many there are', async () => {
  const bikes = await Promise.all(Array.from({ length: 150 }, () => market.bike()));
  const now = new Date();
  await market.db
    .insertInto('bookings')
    .values(
      bikes.map((bike) => ({
        id: newId(),
        product_id: bike.id,
        seller_id: bike.seller_id,
        buyer_id: buyer.id,
        product_name: bike.name,
        seller_name: 'x',
        customer_name: 'x',
        customer_email: buyer.email,
        amount: bike.resale_price,
        // All at one moment: only the id tells where the next part begins.
        expires_at: now,
      })),
    )
    .execute();
  await runIn(0.01);
  const left = await market.db
    .selectFrom('bookings')
    .select('id')
    .where('buyer_id', '=', buyer.id)
    .where('status', '=', 'pending_payment')
    .execute();
  expect(left).toEqual([]);
});

test('two runs at once expire each booking once', async () => {
  const made = await Promise.all([bookedBike(), bookedBike(), bookedBike()]);
  await Promise.all([runIn(48.01), runIn(48.01), runIn(48.01)]);
  for (const { id, bike } of made) {
    expect(await market.storedBooking(id)).toMatchObject({ status: 'expired', version: 2 });
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'active', version: 3 });
  }
});
