import {
  afterBookingEvent,
  type BookingEvent,
  holdHours,
  paymentWindowMinutes,
  processingMinutes,
} from '@motohaat/domain/booking';
import { afterBank, type HandOver } from '@motohaat/domain/deal';
import { feeOf } from '@motohaat/domain/payment';
import { type Selectable, sql, type Updateable } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { BookingsTable, EventData } from '../../database/schema/bookings.ts';
import { AppError } from '../../http/app-error.ts';
import type { BookingReason } from '../../messages/own-reasons.ts';
import { endOffersFor, takeAgreed } from '../offers/agreed-price.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { freeBike, sellBike, takeBikeAgain } from './booked-bike.transitions.ts';
import { listEvents, type NewEvent, recordEvent } from './booking-events.ts';
import type { NewBookingRow } from './new-booking.ts';
import { tellParties } from './tell-parties.ts';

/**
 * The one place where bookings move, and bikes with them (machines M1 and M2). Each function belongs
 * inside a transaction, which it shares with whatever else must happen or not happen with it, and
 * writes down what happened, for both of the booking's people. All but
 * `bookBike` answer `undefined` if the machine has no such step from where the booking is now; then
 * nothing was changed. Bookings are locked before bikes, everywhere.
 */
export type BookingRow = Selectable<BookingsTable>;

/** Why a booking ended, for its buyer: a code of ours, or what an admin wrote. */
export type Why = BookingReason | { text: string };

const minute = 60_000;
const later = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minute);
const raisedVersion = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

/**
 * Books a bike: takes it, and holds it for 48 hours.
 *
 * @returns nothing if the bike is not free, or has changed since it was read
 * @throws DatabaseError, a unique violation of `bookings_one_live_per_product`, if it has a booking
 * @throws AppError `conflict` if the price that was agreed on does not hold any more
 */
export async function bookBike(
  trx: Queryable,
  { id, buyer, bike, agreed, bookingFee, phone, meetingPlace, now }: NewBookingRow,
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
  const amount = agreed?.amount ?? bike.resale_price;
  const booked = await trx
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
      amount,
      asked: agreed ? bike.resale_price : null,
      fee: feeOf(amount, bookingFee) ?? null,
      created_at: now,
      expires_at: later(now, holdHours * 60),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const use = agreed && { offerId: agreed.offerId, buyerId: buyer.id, bookingId: id, now };
  if (use && !(await takeAgreed(trx, use))) {
    throw new AppError('conflict');
  }
  await endOffersFor(trx, bike.id, now);
  await recordEvent(trx, id, { kind: 'booked', actor: 'buyer', at: now });
  await tellParties(trx, booked, 'booked');
  return booked;
}

const withLock = (trx: Queryable, id: string) =>
  trx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate();

/**
 * Reads a booking and keeps it as it is until the transaction ends.
 *
 * @throws AppError `not_found`
 */
export async function lockBooking(trx: Queryable, id: string): Promise<BookingRow> {
  return withLock(trx, id).executeTakeFirstOrThrow(() => new AppError('not_found'));
}

/** The same for a booking that may be none. */
export async function lockIfBooking(trx: Queryable, id: string): Promise<BookingRow | undefined> {
  return withLock(trx, id).executeTakeFirst();
}

export async function cancelBooking(trx: Queryable, booking: BookingRow, why: BookingReason) {
  const event = { kind: 'cancelled', actor: whoDecided(why), data: { why } } as const;
  const cancelled = await move(trx, booking, { to: 'cancelled', event, changes: stored(why) });
  if (cancelled) await freeBike(trx, booking);
  return cancelled;
}

/** Its buyer does not want the bike any more: the booking fee is kept, and the bike is free. */
export async function giveUpBooking(trx: Queryable, booking: BookingRow) {
  const why = 'given_up_by_buyer';
  const event = { kind: 'cancelled', actor: 'buyer', data: { why } } as const;
  const givenUp =
    booking.fee === null
      ? undefined
      : await move(trx, booking, { to: 'given-up', event, changes: stored(why) });
  if (givenUp) await freeBike(trx, booking);
  return givenUp;
}

/** The hold has run out. */
export async function expireBooking(trx: Queryable, booking: BookingRow) {
  const event = { kind: 'expired', actor: 'system' } as const;
  const expired = await move(trx, booking, { to: 'expired', event });
  if (expired) await freeBike(trx, booking);
  return expired;
}

/**
 * The provider has the money. A booking that had ended takes its bike again, if that is still free
 * and both of its parties are still here; otherwise the answer is nothing, and the money has to go back: `markRefundPending`.
 */
export async function markPaid(trx: Queryable, booking: BookingRow) {
  const isLate = booking.status === 'expired' || booking.status === 'cancelled';
  if (isLate && !(await takeBikeAgain(trx, booking))) return undefined;
  const event = { kind: 'paid', actor: 'buyer' } as const;
  return move(trx, booking, { to: 'settled', event, changes: noReason });
}

/** Who says that a bike was handed over, how, and with which words for both sides. */
export type HandedOver = Pick<NewEvent, 'actor'> & { how: HandOver; words?: string | undefined };

/** The bike is handed over, and sold. */
export async function markCompleted(trx: Queryable, booking: BookingRow, handedOver: HandedOver) {
  const { actor, how, words } = handedOver;
  const event = { kind: 'handed_over', actor, data: { how, ...(words && { words }) } } as const;
  const completed = await move(trx, booking, { to: 'completed', event, changes: noReason });
  if (completed) await sellBike(trx, booking);
  return completed;
}

/** The buyer says that something is wrong: nothing moves until an admin has decided. */
export async function markDisputed(trx: Queryable, booking: BookingRow, data: EventData) {
  return move(trx, booking, { to: 'disputed', event: { kind: 'disputed', actor: 'buyer', data } });
}

/**
 * A bank looks into the payment: nothing moves until it has decided, whatever the buyer or an admin
 * says. Of a booking that its buyer disputes already, both are told besides.
 */
export async function markBankDisputed(trx: Queryable, booking: BookingRow): Promise<BookingRow> {
  const event = { kind: 'bank_disputed', actor: 'system' } as const;
  const disputed = await move(trx, booking, { to: 'bank-disputed', event });
  if (disputed || booking.status !== 'disputed') return disputed ?? booking;
  await recordEvent(trx, booking.id, event);
  await tellParties(trx, booking, 'bank-disputed');
  return booking;
}

/** The bank has left the money where it is: the booking is what it was before. */
export async function markBankKept(trx: Queryable, booking: BookingRow): Promise<BookingRow> {
  if (booking.status !== 'disputed') return booking;
  const event = { kind: 'bank_kept', actor: 'system' } as const;
  const status = afterBank((await listEvents(trx, [booking.id])).get(booking.id) ?? []);
  if (status === 'disputed') {
    await recordEvent(trx, booking.id, event);
    await tellParties(trx, booking, 'bank-kept');
    return booking;
  }
  const to = status === 'completed' ? 'bank-kept-completed' : 'bank-kept';
  return (await move(trx, booking, { to, event })) ?? booking;
}

/**
 * The money is back already: given back in the provider's own console, or by a bank. One that was given up
 * holds no bike any more; of others that were cancelled, no money counts.
 */
export async function markReturned(
  trx: Queryable,
  booking: BookingRow,
  why: Extract<BookingReason, `${string}_returned`>,
) {
  const isCancelled = booking.status === 'cancelled';
  if (isCancelled && booking.reason_code !== 'given_up_by_buyer') return undefined;
  const event = { kind: 'refunded', actor: 'system', data: { why } } as const;
  const changes = { ...stored(why), ...(isCancelled && { holds_bike: false }) };
  const returned = await move(trx, booking, { to: 'returned', event, changes });
  if (returned?.holds_bike) await freeBike(trx, booking);
  return returned;
}

/**
 * The money goes back: of a paid booking, which keeps its bike until then, or of one that was paid
 * too late and has no bike any more.
 */
export async function markRefundPending(trx: Queryable, booking: BookingRow, why: Why) {
  const said: Pick<NewEvent, 'actor' | 'data'> =
    typeof why === 'string'
      ? { actor: whoDecided(why), data: { why } }
      : { actor: 'admin', data: { words: why.text } };
  const event = { kind: 'refund_started', ...said } as const;
  const isKept = booking.status === 'paid' || booking.status === 'disputed';
  return isKept
    ? move(trx, booking, { to: 'refund-asked', event, changes: stored(why) })
    : move(trx, booking, {
        to: 'settled-too-late',
        event,
        changes: { ...stored(why), holds_bike: false },
      });
}

const noReason = { reason: null, reason_code: null };

function stored(why: Why): Pick<BookingRow, 'reason' | 'reason_code'> {
  return typeof why === 'string'
    ? { reason: null, reason_code: why }
    : { reason: why.text, reason_code: null };
}

/** The money is back. */
export async function markRefunded(trx: Queryable, booking: BookingRow) {
  const event = { kind: 'refunded', actor: 'system' } as const;
  const refunded = await move(trx, booking, { to: 'refunded', event });
  if (refunded?.holds_bike) await freeBike(trx, booking);
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
  const expires_at = new Date(Math.max(booking.expires_at.getTime(), atLeast.getTime()));
  return update(trx, booking, { expires_at, ...changes });
}

/** What an admin can make of a disputed booking. */
const decisions: readonly BookingEvent[] = ['completed', 'refund-asked'];

type Move = { to: BookingEvent; event: NewEvent; changes?: Updateable<BookingsTable> };

async function move(trx: Queryable, booking: BookingRow, { to, event, changes = {} }: Move) {
  const status = afterBookingEvent(booking.status, to);
  const moved = status && (await update(trx, booking, { status, ...changes }));
  if (!moved) return undefined;
  await recordEvent(trx, booking.id, event);
  const isDecision = booking.status === 'disputed' && decisions.includes(to);
  await tellParties(trx, moved, isDecision ? 'decided' : to, event.data?.words);
  return moved;
}

/** Who decided for one of these reasons; the product itself for the others. */
const deciders: Partial<Record<BookingReason, NewEvent['actor']>> = {
  cancelled_by_buyer: 'buyer',
  cancelled_by_seller: 'seller',
  ended_by_seller: 'seller',
};

const whoDecided = (why: BookingReason) => deciders[why] ?? 'system';

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
