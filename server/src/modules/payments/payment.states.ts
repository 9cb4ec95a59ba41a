import { chargeOf, currency, openPaymentStatuses, toPoisha } from '@motohaat/domain/payment';

import type { ProviderIntent } from '../../adapters/payments/port.ts';
import type { BookingRow } from '../bookings/booking.transitions.ts';
import type { PaymentRow } from './payments.repository.ts';

/** What an intent carries to say what it pays for. */
export type IntentMetadata = { bookingId: string; buyerId: string; paymentId: string };

/** Whether the card was charged what was booked, for whom it was booked (ruling G6). */
export function paysFor(intent: ProviderIntent, booking: BookingRow): boolean {
  return (
    intent.received === toPoisha(chargeOf(booking)) &&
    intent.currency === currency &&
    intent.metadata['bookingId'] === booking.id &&
    intent.metadata['buyerId'] === booking.buyer_id
  );
}

/** Whether its buyer can still be charged by it, or try another card. */
export function isOpen({ status }: Pick<PaymentRow, 'status'>): boolean {
  return openPaymentStatuses.some((open) => open === status);
}

/** Whether it is the payment that counts for its booking, also while a bank looks into it. */
export function isKept({ status, refund_reason: reason }: PaymentRow): boolean {
  return (status === 'succeeded' || status === 'disputed') && reason === null;
}

/** Whether it was the payment that counts, until its money went back. */
export function isGivenBack({ status, refund_reason: reason }: PaymentRow): boolean {
  return status === 'refunded' && reason === null;
}

/** Poisha that went back, by the provider or by a bank. */
export function returnedOf({ refunds, disputes }: ProviderIntent): number {
  return refunds.returned + disputes.lost;
}

/** Whether all of the money went back. */
export function isReturned(intent: ProviderIntent): boolean {
  const { status, received } = intent;
  return status === 'succeeded' && received > 0 && returnedOf(intent) >= received;
}

/** Whole taka of what an intent is about, or has charged; parts of a taka are not ours. */
export function takaOf({ amount, received }: ProviderIntent): number {
  return Math.max(1, Math.floor((received || amount) / 100));
}
