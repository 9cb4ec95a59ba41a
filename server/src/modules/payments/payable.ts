import { isId } from '@motohaat/contract/id';
import type { NewIntent } from '@motohaat/contract/payments';
import { isPaid } from '@motohaat/domain/booking';
import { formatTaka } from '@motohaat/domain/money';
import { isChargeable, maximumCharge } from '@motohaat/domain/payment';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
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
    const message = `The price of this booking is ${formatTaka(booking.amount)}. Look at it again.`;
    throw new AppError('price_changed', { message });
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
    const fields = { bookingId: 'This does not name exactly one booking. Choose it again.' };
    throw new AppError('invalid', { fields });
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
  if (!isChargeable(booking.amount)) {
    const message = `A card can pay up to ${formatTaka(maximumCharge)}, and this bike costs more.`;
    throw new AppError('not_payable', { message });
  }
}

function whyNotPayable(
  { status, expires_at: expiresAt }: BookingRow,
  payments: PaymentRow[],
  now: Date,
): string | undefined {
  if (isPaid(status)) return 'This booking is already paid.';
  if (status === 'cancelled') return 'This booking was cancelled. Book the bike again.';
  if (status === 'refund_pending') return 'The money of this booking is being returned.';
  if (status === 'refunded') return 'The money of this booking was returned.';
  if (payments.some((payment) => payment.status === 'review')) {
    return 'Your payment is being checked. You do not have to pay again.';
  }
  const isOver = status === 'expired' || expiresAt <= now;
  return isOver ? 'This booking has expired. Book the bike again.' : undefined;
}
