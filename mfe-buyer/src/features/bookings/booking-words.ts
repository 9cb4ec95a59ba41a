import type { Booking } from '@motohaat/contract/bookings';
import type { BookingStatus } from '@motohaat/domain/booking';
import type { BadgeTone } from '@motohaat/ui/badge';

type Words = {
  badge: string;
  tone: BadgeTone;
  /** What it means for the buyer; nothing where the badge says all. */
  sentence?: string;
};

const words: Record<BookingStatus, Words> = {
  pending_payment: { badge: 'Not paid yet', tone: 'accent' },
  paid: { badge: 'Paid', tone: 'success' },
  completed: {
    badge: 'Paid',
    tone: 'success',
    sentence: 'The purchase is completed: the bike is yours.',
  },
  disputed: {
    badge: 'Paid',
    tone: 'success',
    sentence: 'The bank is looking into this payment.',
  },
  cancelled: { badge: 'Cancelled', tone: 'neutral', sentence: 'This booking was cancelled.' },
  expired: {
    badge: 'Expired',
    tone: 'neutral',
    sentence: 'It was not paid in time, so the bike is not held for you any more.',
  },
  refund_pending: {
    badge: 'Refund on its way',
    tone: 'accent',
    sentence: 'Your money is on its way back to your card. Banks take up to 10 days.',
  },
  refunded: {
    badge: 'Refunded',
    tone: 'neutral',
    sentence: 'Your money went back to your card.',
  },
};

/** Where a booking stands, for its buyer: a badge, and a sentence that says why or what it means. */
export function bookingWords({ status, reason }: Pick<Booking, 'status' | 'reason'>): Words {
  const said = words[status];
  // The reason was written when the refund began.
  return reason === null || status === 'refunded' ? said : { ...said, sentence: reason };
}
