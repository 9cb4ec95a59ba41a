import type { BookingStatus } from '@motohaat/domain/booking';
import type { BadgeTone } from '@motohaat/ui/badge';

type Words = { badge: string; tone: BadgeTone; sentence: string };

const words: Record<BookingStatus, Words> = {
  pending_payment: {
    badge: 'Not paid yet',
    tone: 'accent',
    sentence: 'The bike is held for this buyer. Keep it until they have paid.',
  },
  paid: {
    badge: 'Paid',
    tone: 'success',
    sentence: 'The buyer has paid. Meet, and hand over the bike with its papers.',
  },
  completed: { badge: 'Completed', tone: 'success', sentence: 'The bike is handed over.' },
  disputed: {
    badge: 'Disputed',
    tone: 'danger',
    sentence: 'The buyer’s bank is looking into this payment. Keep the bike for now.',
  },
  cancelled: { badge: 'Cancelled', tone: 'neutral', sentence: 'This booking was cancelled.' },
  expired: {
    badge: 'Expired',
    tone: 'neutral',
    sentence: 'The buyer did not pay in time. Others can book the bike again.',
  },
  refund_pending: {
    badge: 'Refund on its way',
    tone: 'neutral',
    sentence: 'The buyer gets the money back.',
  },
  refunded: { badge: 'Refunded', tone: 'neutral', sentence: 'The buyer got the money back.' },
};

/** Where a booking stands, for the seller of the bike: a badge, and what it means. */
export const saleWords = (status: BookingStatus): Words => words[status];
