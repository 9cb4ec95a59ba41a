import type { PaymentStatus } from '@motohaat/domain/payment';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { listOverdue } from '../modules/bookings/bookings.repository.ts';
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

type Withdraw = (bookingId: string) => Promise<void>;

/** One run of the job, so many hours from now. */
const runIn = (hours: number, withdraw?: Withdraw) =>
  runAt(new Date(Date.now() + hours * hour), withdraw);

async function runAt(now: Date, withdrawPayments: Withdraw = async () => {}) {
  const job = expireBookings({ db: market.db, withdrawPayments });
  await job.run({ signal: new AbortController().signal, now: () => now, log: log as never });
  return now;
}

async function bookedBike() {
  const bike = await market.bike();
  return { bike, id: await market.booked(buyer, bike) };
}

/** The database counts microseconds, and this test whole milliseconds. */
async function endsAt(id: string, end: number): Promise<number> {
  const values = { expires_at: new Date(end) };
  await market.db.updateTable('bookings').set(values).where('id', '=', id).execute();
  return end;
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
    const end = await endsAt(id, Date.now() + 48 * hour);
    await runAt(new Date(end - 1));
    expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
    await runAt(new Date(end));
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
    const [right, long] = [await bookedBike(), await bookedBike()];
    const end = Date.now() + 48 * hour;
    for (const { id } of [right, long]) await endsAt(id, end);
    await pay(right.id, 'processing');
    await pay(long.id, 'processing', 1 / 60_000);
    await runAt(new Date(end + 2 * hour));
    const told = log.warn.mock.calls.map(([{ bookingId }, words]) => [bookingId, words]);
    expect(told).toContainEqual([long.id, 'a charge has been on its way for long: look at it']);
    expect(told.flat()).not.toContain(right.id);
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

  test('that begin while those of before are withdrawn keep their booking as long as they have it', async () => {
    const { id } = await bookedBike();
    await runIn(48.01, async (bookingId) => {
      if (bookingId === id) await endsAt(id, Date.now() + 49 * hour);
    });
    expect(await market.storedBooking(id)).toMatchObject({ status: 'pending_payment' });
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

test('overdue bookings are gone through by pages, the longest first', async () => {
  const ids = [await bookedBike(), await bookedBike()].map(({ id }) => id);
  const end = Date.now() - 365 * 24 * hour;
  for (const [place, id] of ids.entries()) await endsAt(id, end + place);
  const now = new Date(end + 1);
  const list = (after?: Awaited<ReturnType<typeof listOverdue>>[number]) =>
    listOverdue(market.db, { now, after, limit: 1 });
  const [first] = await list();
  const [second] = await list(first);
  expect([first?.id, second?.id, await list(second)]).toEqual([...ids, []]);
});

test('two runs at once expire each booking once', async () => {
  const made = await Promise.all([bookedBike(), bookedBike(), bookedBike()]);
  await Promise.all([runIn(48.01), runIn(48.01), runIn(48.01)]);
  for (const { id, bike } of made) {
    expect(await market.storedBooking(id)).toMatchObject({ status: 'expired', version: 2 });
    expect(await market.storedBike(bike.id)).toMatchObject({ status: 'active', version: 3 });
  }
});
