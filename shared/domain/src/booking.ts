/** The states of a booking, machine M2. */
export const bookingStatuses = [
  'pending_payment',
  'paid',
  'completed',
  'cancelled',
  'expired',
  'refund_pending',
  'refunded',
  'disputed',
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** While one of these holds, nobody else can book the bike. */
export const liveStatuses = [
  'pending_payment',
  'paid',
  'refund_pending',
  'disputed',
] as const satisfies readonly BookingStatus[];

/** Hours for which an unpaid booking holds its bike (ruling S9.3). */
export const holdHours = 48;
/** Minutes that a buyer has at least once the card form is open; granted once. */
export const paymentWindowMinutes = 30;
/** Minutes by which a hold is prolonged while a charge is on its way. */
export const processingMinutes = 15;
/** Days after which a paid booking that nobody disputes counts as handed over (machine M2). */
export const completionDays = 14;
/** Unpaid and paid bookings that a buyer may have at a time. */
export const maximumLiveBookings = 3;

/** The states of a booking that has been paid, and of what can become of it. */
export const moneyStatuses = [
  'paid',
  'refund_pending',
  'disputed',
  'completed',
  'refunded',
] as const satisfies readonly BookingStatus[];
export type MoneyStatus = (typeof moneyStatuses)[number];

/** The specification's one boolean, derived. */
export function isPaid(status: BookingStatus): boolean {
  return status === 'paid' || status === 'completed' || status === 'disputed';
}

/** What can happen to a booking that exists. */
export type BookingEvent =
  | 'settled'
  | 'settled-too-late'
  | 'cancelled'
  | 'given-up'
  | 'expired'
  | 'completed'
  | 'disputed'
  | 'refund-asked'
  | 'refunded'
  | 'returned'
  | 'bank-disputed'
  | 'bank-kept'
  | 'bank-kept-completed';

const transitions: Record<BookingEvent, Partial<Record<BookingStatus, BookingStatus>>> = {
  // From expired and cancelled only if the bike is still free: the caller re-acquires it first.
  settled: { pending_payment: 'paid', expired: 'paid', cancelled: 'paid' },
  'settled-too-late': { expired: 'refund_pending', cancelled: 'refund_pending' },
  cancelled: { pending_payment: 'cancelled' },
  // By its buyer, of whom a booking fee is kept.
  'given-up': { paid: 'cancelled' },
  expired: { pending_payment: 'expired' },
  // What is disputed is completed or refunded by an admin's decision alone.
  completed: { paid: 'completed', disputed: 'completed' },
  disputed: { paid: 'disputed', completed: 'disputed' },
  'refund-asked': { paid: 'refund_pending', disputed: 'refund_pending' },
  refunded: { refund_pending: 'refunded' },
  // At the provider itself: in its console, or by a bank (machine M7); also the fee of one that was
  // given up, which holds no bike any more.
  returned: {
    paid: 'refunded',
    completed: 'refunded',
    disputed: 'refunded',
    cancelled: 'refunded',
  },
  'bank-disputed': { paid: 'disputed', completed: 'disputed' },
  // The bank has left the money where it is: the booking is again what it was.
  'bank-kept': { disputed: 'paid' },
  'bank-kept-completed': { disputed: 'completed' },
};

/** The state after an event, or nothing where machine M2 has no such step. */
export function afterBookingEvent(
  status: BookingStatus,
  event: BookingEvent,
): BookingStatus | undefined {
  return transitions[event][status];
}
