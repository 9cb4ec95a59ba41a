import type { MoneyStatus } from '@motohaat/domain/booking';
import type { BadgeTone } from '@motohaat/ui/badge';

/** What is said of each state of a booking in which money is or was. */
export const stateWords: Record<MoneyStatus, { badge: string; tone: BadgeTone }> = {
  paid: { badge: 'Paid', tone: 'success' },
  refund_pending: { badge: 'Refund on its way', tone: 'accent' },
  disputed: { badge: 'Disputed', tone: 'danger' },
  completed: { badge: 'Completed', tone: 'neutral' },
  refunded: { badge: 'Refunded', tone: 'neutral' },
};
