import { afterBookingEvent, type BookingEvent, liveStatuses } from '@motohaat/domain/booking';
import { afterBank } from '@motohaat/domain/deal';
import * as fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Queryable } from '../../database/index.ts';
import type { Person } from '../../testing/app.ts';
import { createMarket, type Market } from '../../testing/market.ts';
import { listEvents } from './booking-events.ts';
import {
  bookBike,
  type BookingRow,
  cancelBooking,
  expireBooking,
  giveUpBooking,
  lockBooking,
  markBankDisputed,
  markBankKept,
  markCompleted,
  markDisputed,
  markPaid,
  markRefunded,
  markRefundPending,
  markReturned,
} from './booking.transitions.ts';

let market: Market;
let buyers: Person[];
beforeAll(async () => {
  market = await createMarket();
  buyers = [await market.signIn('buyer'), await market.signIn('buyer')];
});
afterAll(() => market.stop());

/** The steps of machine M2, as the program has them. */
const steps: Record<BookingEvent, (trx: Queryable, row: BookingRow) => Promise<unknown>> = {
  settled: markPaid,
  'settled-too-late': (trx, row) => markRefundPending(trx, row, 'paid_too_late'),
  cancelled: (trx, row) => cancelBooking(trx, row, 'cancelled_by_buyer'),
  'given-up': giveUpBooking,
  expired: expireBooking,
  completed: (trx, row) => markCompleted(trx, row, { actor: 'buyer', how: 'word' }),
  disputed: (trx, row) => markDisputed(trx, row, { reason: 'papers', words: 'No papers.' }),
  'refund-asked': (trx, row) => markRefundPending(trx, row, { text: 'Asked.' }),
  refunded: markRefunded,
  returned: (trx, row) => markReturned(trx, row, 'bank_returned'),
  'bank-disputed': markBankDisputed,
  'bank-kept': markBankKept,
  'bank-kept-completed': markBankKept,
};
const events = Object.keys(steps) as BookingEvent[];

type Command =
  | { kind: 'book'; bike: number; buyer: number }
  | { kind: 'moderate'; bike: number; isHidden: boolean }
  | { kind: BookingEvent; booking: number };

const aBike = fc.nat(1);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('book'), bike: aBike, buyer: fc.nat(1) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('moderate'), bike: aBike, isHidden: fc.boolean() }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom(...events), booking: fc.nat(7) }) },
);

/** What a run knows of its bikes and bookings. */
type Run = { bikes: string[]; bookings: string[] };

async function carryOut(run: Run, step: Command): Promise<void> {
  if (step.kind === 'book') return book(run, step);
  if (step.kind === 'moderate') return moderate(run, step);
  const id = run.bookings[step.booking % run.bookings.length];
  if (id !== undefined) await move(id, step.kind);
}

async function book(run: Run, { bike: number, buyer: who }: { bike: number; buyer: number }) {
  const bike = await market.storedBike(run.bikes[number] ?? '');
  const buyer = buyers[who] as Person;
  const id = newId();
  const booked = await market.db.transaction().execute((trx) =>
    bookBike(trx, {
      id,
      buyer: { ...buyer, name: 'A buyer' },
      bike: { ...bike, seller_name: 'A seller' },
      // Of one bike a part is paid online, of the other the price.
      bookingFee: number === 0 ? 2_000 : undefined,
      phone: '',
      meetingPlace: '',
      now: new Date(),
    }),
  );
  expect(booked !== undefined).toBe(bike.status === 'active');
  if (booked) run.bookings.push(id);
}

/** What an admin does to a listing, whatever its bookings are (machine M1). */
async function moderate(run: Run, { bike, isHidden }: { bike: number; isHidden: boolean }) {
  const id = run.bikes[bike] ?? '';
  if (await isSold(id)) return;
  const [holder] = await holding(id);
  await market.db
    .updateTable('products')
    .set({ status: isHidden ? 'hidden' : holder ? 'reserved' : 'active' })
    .where('id', '=', id)
    .execute();
}

/** The bookings that keep a bike from others. */
async function holding(productId: string) {
  return market.db
    .selectFrom('bookings')
    .select('id')
    .where('product_id', '=', productId)
    .where('status', 'in', liveStatuses)
    .where('holds_bike', '=', true)
    .execute();
}

/** A completed booking sells the bike; a dispute afterwards leaves it sold until the money is back. */
async function isSold(productId: string): Promise<boolean> {
  const sellers = await market.db
    .selectFrom('bookings')
    .select('id')
    .where('product_id', '=', productId)
    .where((by) =>
      by.or([
        by('status', '=', 'completed'),
        by.and([
          by('status', 'in', ['disputed', 'refund_pending']),
          by.exists(
            by
              .selectFrom('booking_events as e')
              .select('e.booking_id')
              .whereRef('e.booking_id', '=', 'bookings.id')
              .where('e.kind', '=', 'handed_over'),
          ),
        ]),
      ]),
    )
    .execute();
  return sellers.length > 0;
}

/** Compares what the step did with what the domain says that it should do. */
async function move(id: string, event: BookingEvent): Promise<void> {
  const before = await market.storedBooking(id);
  const bike = await market.storedBike(before.product_id);
  const happened = (await listEvents(market.db, [id])).get(id) ?? [];
  await market.db.transaction().execute(async (trx) => {
    const locked = await lockBooking(trx, id);
    if (locked) await steps[event](trx, locked);
  });
  const after = await market.storedBooking(id);
  expect(after.status).toBe(
    event.startsWith('bank-kept') && before.status === 'disputed'
      ? afterBank(happened)
      : expected(before, event, bike.status),
  );
  expect(after.version).toBe(before.version + (after.status === before.status ? 0 : 1));
}

function expected(booking: BookingRow, event: BookingEvent, bike: string): string {
  const { status, fee, reason_code: reason } = booking;
  if (event === 'given-up' && fee === null) return status;
  const isGivenUp = reason === 'given_up_by_buyer';
  if (event === 'returned' && status === 'cancelled' && !isGivenUp) return status;
  const isLate = status === 'expired' || status === 'cancelled';
  if (event === 'settled' && isLate && bike !== 'active') return status;
  // One function asks for a refund; where the booking stands tells which of the two it is.
  const asked = { 'refund-asked': 'settled-too-late', 'settled-too-late': 'refund-asked' } as const;
  const other =
    event in asked ? afterBookingEvent(status, asked[event as keyof typeof asked]) : undefined;
  return afterBookingEvent(status, event) ?? other ?? status;
}

/** Invariants I1, I5 and I6 of the state machines, as far as bookings go. */
async function check(run: Run): Promise<void> {
  for (const id of run.bikes) {
    const bike = await market.storedBike(id);
    const holders = await holding(id);
    expect(holders.length, 'I1: a bike has one live booking at most').toBeLessThanOrEqual(1);
    const state = holders.length > 0 ? 'reserved' : 'active';
    const states = (await isSold(id)) ? ['sold'] : ['hidden', state];
    expect(states, 'I5: sold by its completed booking, reserved while another holds it').toContain(
      bike.status,
    );
    const list = await market.app.inject('/api/categories/2');
    const isListed = list.json<{ _id: string }[]>().some(({ _id }) => _id === id);
    expect(isListed, 'I6: public lists leave out what is hidden or sold').toBe(
      bike.status === 'active' || bike.status === 'reserved',
    );
  }
}

test('any order of steps keeps the invariants and follows the machine', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 30, size: 'max' }), async (commands) => {
      const bikes = [await market.bike({ category_id: 2 }), await market.bike({ category_id: 2 })];
      const run: Run = { bikes: bikes.map(({ id }) => id), bookings: [] };
      for (const step of commands) {
        await carryOut(run, step);
        await check(run);
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);
