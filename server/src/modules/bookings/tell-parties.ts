import type { BookingEvent } from '@motohaat/domain/booking';
import { type NoticeData, type ReturnCode, returnCodes, type Side } from '@motohaat/domain/notice';
import { chargeOf } from '@motohaat/domain/payment';
import type { Selectable } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { BookingsTable } from '../../database/schema/bookings.ts';
import { tell, type Telling } from '../notices/tell.ts';

type Booking = Selectable<BookingsTable>;
type About = Pick<Telling, 'to'> & { productId: string; bookingId: string };
type Told = (about: About, as: Side, booking: Booking, words?: string) => Telling | null;
/** What can be told of: a decision is of a booking that was disputed. */
type Happening = BookingEvent | 'booked' | 'decided';

/** What each side is told; `null` where it is no news. */
const tellings: Record<Happening, Told> = {
  booked: (about, as, { amount: price, fee, expires_at: until }) => ({
    ...about,
    kind: 'booked',
    data: { as, price, until: until.toISOString(), ...(fee !== null && { fee }) },
  }),
  settled: (about, as, { amount, fee }) => ({
    ...about,
    kind: 'paid',
    data: fee === null ? { as, amount } : { as, amount: fee, rest: amount - fee },
  }),
  cancelled,
  'given-up': cancelled,
  expired: (about, as) => ({ ...about, kind: 'booking_expired', data: { as } }),
  completed: (about, as) => ({ ...about, kind: 'handed_over', data: { as } }),
  disputed: (about, as) => ({ ...about, kind: 'disputed', data: { as } }),
  decided: (about, as, { status }, words) => ({
    ...about,
    kind: 'dispute_decided',
    data: { as, outcome: status === 'completed' ? 'completed' : 'refunded' },
    words: words ?? null,
  }),
  // Its seller has lost nothing: the booking had ended before.
  'settled-too-late': (about, as, booking) =>
    as === 'seller' ? null : { ...about, kind: 'refund_started', ...returned(as, booking) },
  'refund-asked': (about, as, booking) => ({
    ...about,
    kind: 'refund_started',
    ...returned(as, booking),
  }),
  'bank-disputed': (about, as) => ({ ...about, kind: 'disputed', data: { as, by: 'bank' } }),
  'bank-kept': bankKept,
  'bank-kept-completed': bankKept,
  returned: (about, as, booking) => ({ ...about, kind: 'refunded', ...returned(as, booking) }),
  refunded: (about, as, booking) =>
    as === 'seller' && !booking.holds_bike
      ? null
      : { ...about, kind: 'refunded', ...returned(as, booking) },
};

/**
 * Tells both sides of a booking what has just happened to it, in the same transaction.
 *
 * @param words that an admin wrote for both
 */
export async function tellParties(
  trx: Queryable,
  booking: Booking,
  event: Happening,
  words?: string,
): Promise<void> {
  await tell(trx, ...tellingsOf(booking, event, words));
}

/** What its buyer is told, and then its seller. */
export function tellingsOf(booking: Booking, event: Happening, words?: string): Telling[] {
  const about = { productId: booking.product_id, bookingId: booking.id };
  const toBuyer = tellings[event]({ ...about, to: booking.buyer_id }, 'buyer', booking, words);
  const toSeller = tellings[event]({ ...about, to: booking.seller_id }, 'seller', booking, words);
  return [toBuyer, toSeller].filter((each) => each !== null);
}

function cancelled(about: About, as: Side, booking: Booking): Telling {
  return { ...about, kind: 'booking_cancelled', data: { as, why: cancelCode(booking) } };
}

function bankKept(about: About, as: Side): Telling {
  return { ...about, kind: 'dispute_decided', data: { as, outcome: 'completed', by: 'bank' } };
}

function cancelCode({ reason_code: code }: Booking): NoticeData['booking_cancelled']['why'] {
  if (code === null || isReturn(code)) throw new Error('A booking is cancelled for a reason');
  return code;
}

/** Why its money goes back: a code of ours, or what an admin wrote. */
function returned(as: Side, booking: Booking) {
  const { reason: words, reason_code: code } = booking;
  return { data: { as, amount: chargeOf(booking), ...(isReturn(code) && { why: code }) }, words };
}

function isReturn(code: Booking['reason_code']): code is ReturnCode {
  return returnCodes.some((each) => each === code);
}
