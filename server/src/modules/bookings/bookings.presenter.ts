import type { Booking } from '@motohaat/contract/bookings';
import { isPaid } from '@motohaat/domain/booking';

import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { BookingEventRow } from './booking-events.ts';
import type { BookingView } from './bookings.repository.ts';
import { dealOf, presentSteps } from './deal-facts.ts';

/**
 * A booking for its buyer.
 *
 * @param events what happened to it
 */
export function presentBooking(
  row: BookingView,
  events: readonly BookingEventRow[],
  shown: Shown,
): Booking {
  return {
    _id: row.id,
    productId: row.product_id,
    productName: row.product_name,
    ...shown.name(row.product_name),
    sellerName: nameIn(shown.t, row.seller_name),
    price: row.amount,
    ...(row.asked !== null && { asked: row.asked }),
    ...(row.fee !== null && { fee: row.fee }),
    currency: row.currency,
    customerName: row.customer_name,
    email: row.customer_email,
    phone: row.phone,
    location: row.meeting_location,
    ...shown.place(row.meeting_location),
    paid: isPaid(row.status),
    status: row.status,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    transactionId: row.transaction_id,
    reason: row.reason_code ? shown.t.reasons.bookings[row.reason_code] : row.reason,
    category_id: String(row.category_id),
    picture: shown.pictures(row.product_name, row.images)[0] ?? null,
    steps: presentSteps(dealOf(row, events)),
  };
}
