import type { Booking } from '@motohaat/contract/bookings';
import type { BookingStatus } from '@motohaat/domain/booking';
import type { BadgeTone } from '@motohaat/ui/badge';

import type { Messages } from '../../messages/index.ts';

/** Where a booking stands, as the colour of its badge. */
export const bookingTones: Record<BookingStatus, BadgeTone> = {
  pending_payment: 'accent',
  paid: 'success',
  completed: 'success',
  disputed: 'success',
  cancelled: 'neutral',
  expired: 'neutral',
  refund_pending: 'accent',
  refunded: 'neutral',
};

/** Where a booking stands, in a word or two; of a booking fee that is paid, that it is the fee. */
export function badgeOf({ status, fee }: Pick<Booking, 'status' | 'fee'>, t: Messages['booking']) {
  return status === 'paid' && fee !== undefined ? t.feePaid : t.badges[status];
}

/** Why a booking stands where it does, or what that means for its buyer; nothing where the badge says all. */
export function sentenceOf(
  { status, reason }: Pick<Booking, 'status' | 'reason'>,
  { sentences }: Messages['booking'],
): string | undefined {
  // The reason was written when the refund began.
  if (reason !== null && status !== 'refunded') return reason;
  return status === 'pending_payment' || status === 'paid' ? undefined : sentences[status];
}
