import type { MoneyStatus } from '@motohaat/domain/booking';
import type { BadgeTone } from '@motohaat/ui/badge';

/** How each state of a booking in which money is or was is drawn. */
export const stateTones: Record<MoneyStatus, BadgeTone> = {
  paid: 'success',
  refund_pending: 'accent',
  disputed: 'danger',
  completed: 'neutral',
  refunded: 'neutral',
};
