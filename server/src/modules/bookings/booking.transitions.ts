import {
  afterBookingEvent,
  type BookingEvent,
  holdHours,
  paymentWindowMinutes,
  processingMinutes,
} from '@motohaat/domain/booking';
import { type Selectable, sql, type Updateable } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { BookingsTable } from '../../database/schema/bookings.ts';
import type { BookingReason } from '../../messages/own-reasons.ts';
import { endAdverts } from '../listings/listing.transitions.ts';
import { refreshSearch } from '../search-index/keep.ts';

/**
 * The one place where bookings move, and bikes with them (machines M1 and M2). Each function belongs
 * inside a transaction, which it shares with whatever else must happen or not happen with it. All but
 * `bookBike` answer `undefined` if the machine has no such step from where the booking is now; then
 * nothing was changed. Bookings are locked before bikes, everywhere.
 */
export type BookingRow = Selectable<BookingsTable>;

/** Why a booking ended, for its buyer: a code of ours, or what an admin wrote. */
export type Why = BookingReason | { text: string };

const minute = 60_000;
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minute);
const raisedVersion = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

/** What a booking is made of; the rest follows. */
export type NewBookingRow = {
  id: string;
  buyer: { id: string; name: string; email: string };
  /** As it was read; the bike is taken only if it is still the same. */
  bike: {
    id: string;
    version: number;
    name: string;
    seller_id: string;
    seller_name: string;
    /** Whole taka. */
    resale_price: number;
  };
  phone: string;
  meetingPlace: string;
  now: Date;
};

/**
 * Books a bike: takes it, and holds it for 48 hours.
 *
 * @returns nothing if the bike is not free, or has changed since it was read
 * @throws DatabaseError, a unique violation of `bookings_one_live_per_product`, if it has a booking
 */
export async function bookBike(
  trx: Queryable,
  { id, buyer, bike, phone, meetingPlace, now }: NewBookingRow,
): Promise<BookingRow | undefined> {
  const taken = await trx
    .updateTable('products')
    .set({ status: 'reserved', ...raisedVersion })
    .where('id', '=', bike.id)
    .where('status', '=', 'active')
    .where('version', '=', bike.version)
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return undefined;
  await refreshSearch(trx, [bike.id]);
  return trx
    .insertInto('bookings')
    .values({
      id,
      product_id: bike.id,
      seller_id: bike.seller_id,
      buyer_id: buyer.id,
      product_name: bike.name,
      seller_name: bike.seller_name,
      customer_name: buyer.name,
      customer_email: buyer.email,
      phone,
      meeting_location: meetingPlace,
      amount: bike.resale_price,
      created_at: now,
      expires_at: later(now, holdHours * 60),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reads a booking and keeps it as it is until the transaction ends. */
export async function lockBooking(trx: Queryable, id: string): Promise<BookingRow | undefined> {
  return trx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function cancelBooking(trx: Queryable, booking: BookingRow, why: BookingReason) {
  const cancelled = await move(trx, booking, 'cancelled', stored(why));
  if (cancelled) await freeBike(trx, booking.product_id);
  return cancelled;
}

/** The hold has run out. */
export async function expireBooking(trx: Queryable, booking: BookingRow) {
  const expired = await move(trx, booking, 'expired');
  if (expired) await freeBike(trx, booking.product_id);
  return expired;
}

/**
 * The provider has the money. A booking that had ended takes its bike again, if that is still free
 * and both of its parties are still here; otherwise the answer is nothing, and the money has to go back: `markRefundPending`.
 */
export async function markPaid(trx: Queryable, booking: BookingRow) {
  const isLate = booking.status === 'expired' || booking.status === 'cancelled';
  if (isLate && !(await takeBikeAgain(trx, booking))) return undefined;
  return move(trx, booking, 'settled', noReason);
}

/** The bike is handed over, and sold. */
export async function markCompleted(trx: Queryable, booking: BookingRow) {
  const completed = await move(trx, booking, 'completed', noReason);
  if (completed) await sellBike(trx, booking.product_id);
  return completed;
}

/**
 * The money goes back: of a paid booking, which keeps its bike until then, or of one that was paid
 * too late and has no bike any more.
 */
export async function markRefundPending(trx: Queryable, booking: BookingRow, why: Why) {
  return booking.status === 'paid'
    ? move(trx, booking, 'refund-asked', stored(why))
    : move(trx, booking, 'settled-too-late', { ...stored(why), holds_bike: false });
}

const noReason = { reason: null, reason_code: null };

function stored(why: Why): Pick<BookingRow, 'reason' | 'reason_code'> {
  return typeof why === 'string'
    ? { reason: null, reason_code: why }
    : { reason: why.text, reason_code: null };
}

/** The money is back. */
export async function markRefunded(trx: Queryable, booking: BookingRow) {
  const refunded = await move(trx, booking, 'refunded');
  if (refunded?.holds_bike) await freeBike(trx, booking.product_id);
  return refunded;
}

/** The card form is open: half an hour at least to fill it in, granted once. */
export async function prolongForPayment(trx: Queryable, booking: BookingRow, now = new Date()) {
  if (booking.prolonged_at) return undefined;
  return prolong(trx, booking, later(now, paymentWindowMinutes), { prolonged_at: now });
}

/** A charge is on its way: a quarter of an hour more, as often as needed. */
export async function prolongForCharge(trx: Queryable, booking: BookingRow, now = new Date()) {
  return prolong(trx, booking, later(now, processingMinutes));
}

async function prolong(
  trx: Queryable,
  booking: BookingRow,
  atLeast: Date,
  changes: Updateable<BookingsTable> = {},
) {
  if (booking.status !== 'pending_payment') return undefined;
  const expires_at = booking.expires_at > atLeast ? booking.expires_at : atLeast;
  return update(trx, booking, { expires_at, ...changes });
}

async function move(
  trx: Queryable,
  booking: BookingRow,
  event: BookingEvent,
  changes: Updateable<BookingsTable> = {},
) {
  const status = afterBookingEvent(booking.status, event);
  return status && update(trx, booking, { status, ...changes });
}

/** Names the version that was read, so that a booking that has moved since is left alone. */
async function update(trx: Queryable, booking: BookingRow, changes: Updateable<BookingsTable>) {
  return trx
    .updateTable('bookings')
    .set({ ...changes, ...raisedVersion })
    .where('id', '=', booking.id)
    .where('version', '=', booking.version)
    .returningAll()
    .executeTakeFirst();
}

/** A bike that was hidden meanwhile stays hidden. */
async function freeBike(trx: Queryable, id: string): Promise<void> {
  await trx
    .updateTable('products')
    .set({ status: 'active', ...raisedVersion })
    .where('id', '=', id)
    .where('status', '=', 'reserved')
    .execute();
  await refreshSearch(trx, [id]);
}

/** One that the admin has removed is not sold: it leaves the market as it was decided. */
async function sellBike(trx: Queryable, id: string): Promise<void> {
  await trx
    .updateTable('products')
    .set({ status: 'sold', taken_off_by: null, ...raisedVersion })
    .where('id', '=', id)
    .where('status', 'in', ['reserved', 'hidden'])
    .where('taken_off_by', 'is distinct from', 'admin')
    .execute();
  await endAdverts(trx, id);
  await refreshSearch(trx, [id]);
}

async function takeBikeAgain(trx: Queryable, booking: BookingRow): Promise<boolean> {
  const parties = await trx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [booking.seller_id, booking.buyer_id])
    .where('status', '=', 'active')
    .execute();
  if (parties.length < 2) return false;
  const taken = await trx
    .updateTable('products')
    .set({ status: 'reserved', ...raisedVersion })
    .where('id', '=', booking.product_id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return false;
  await refreshSearch(trx, [booking.product_id]);
  return true;
}
