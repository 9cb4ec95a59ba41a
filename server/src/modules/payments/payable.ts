import { isId } from '@motohaat/contract/id';
import type { NewIntent } from '@motohaat/contract/payments';
import { isPaid } from '@motohaat/domain/booking';
import { chargeOf, isChargeable, maximumCharge } from '@motohaat/domain/payment';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import type { BookingRow } from '../bookings/booking.transitions.ts';
import { givenPrice } from '../listings/named-bike.ts';
import type { PaymentRow } from './payments.repository.ts';

/**
 * The booking that a buyer wants to pay: by its id, or, as the specification's own call has it, by a
 * price that fits exactly one of the buyer's unpaid bookings (ruling S7.18).
 *
 * @throws AppError `not_found` for a booking of nobody or of another, `invalid`, `price_changed`
 */
export async function findBookingToPay(
  db: Queryable,
  buyerId: string,
  wanted: NewIntent,
): Promise<BookingRow> {
  const price = givenPrice(wanted);
  const { bookingId } = wanted;
  if (bookingId === undefined) return findByPrice(db, buyerId, price);
  const booking = await findOwnBooking(db, buyerId, bookingId);
  if (!booking) throw new AppError('not_found');
  if (price !== undefined && price !== booking.amount) {
    const { amount } = booking;
    throw new AppError('price_changed', { message: (t) => t.payments.priceChanged(amount) });
  }
  return booking;
}

/** A buyer's own booking; nothing for another's, and for what is no id. */
export async function findOwnBooking(
  db: Queryable,
  buyerId: string,
  id: string,
): Promise<BookingRow | undefined> {
  if (!isId(id)) return undefined;
  return (await ownBookings(db, buyerId, { id }))[0];
}

async function findByPrice(db: Queryable, buyerId: string, price: number | undefined) {
  const fitting =
    price === undefined
      ? []
      : await ownBookings(db, buyerId, { amount: price, status: 'pending_payment' });
  const [booking, ...more] = fitting;
  if (!booking || more.length > 0) {
    throw new AppError('invalid', { fields: { bookingId: (t) => t.payments.unclear } });
  }
  return booking;
}

async function ownBookings(
  db: Queryable,
  buyerId: string,
  wanted: Partial<Pick<BookingRow, 'id' | 'amount' | 'status'>>,
): Promise<BookingRow[]> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .where((query) => query.and(wanted))
    .limit(2)
    .execute();
}

/**
 * Whether a booking can be paid now.
 *
 * @param payments all payments of the booking
 * @throws AppError `conflict` with the reason, `not_payable` for more than a card can pay
 */
export function refuseUnpayable(booking: BookingRow, payments: PaymentRow[], now: Date): void {
  const reason = whyNotPayable(booking, payments, now);
  if (reason !== undefined) throw new AppError('conflict', { message: reason });
  if (!isChargeable(chargeOf(booking))) {
    throw new AppError('not_payable', { message: (t) => t.payments.tooMuch(maximumCharge) });
  }
}

function whyNotPayable(
  { status, expires_at: expiresAt }: BookingRow,
  payments: PaymentRow[],
  now: Date,
): Say | undefined {
  if (isPaid(status)) return (t) => t.payments.bookingPaid;
  if (status === 'cancelled') return (t) => t.payments.bookingCancelled;
  if (status === 'refund_pending') return (t) => t.payments.bookingBeingReturned;
  if (status === 'refunded') return (t) => t.payments.bookingReturned;
  if (payments.some((payment) => payment.status === 'review')) {
    return (t) => t.payments.beingChecked;
  }
  const isOver = status === 'expired' || expiresAt <= now;
  return isOver ? (t) => t.payments.bookingExpired : undefined;
}
