/** The states of a payment, machine M3, and their rank: a payment never falls to a lower rank. */
export const paymentRanks = {
  created: 0,
  requires_action: 1,
  processing: 2,
  failed: 2,
  cancelled: 2,
  succeeded: 3,
  review: 3,
  refunded: 4,
  disputed: 5,
} as const;
export type PaymentStatus = keyof typeof paymentRanks;

/** While one of these holds, its buyer can still be charged, or try another card. */
export const openPaymentStatuses = [
  'created',
  'requires_action',
  'processing',
  'failed',
] as const satisfies readonly PaymentStatus[];

/** Whether a payment may go from one state to another: freely while it is open, then only up. */
export function mayBecome(from: PaymentStatus, to: PaymentStatus): boolean {
  const isOpen = openPaymentStatuses.some((status) => status === from);
  return isOpen || paymentRanks[to] > paymentRanks[from];
}

/** The currency of every charge (ruling S9.1), in the card provider's spelling. */
export const currency = 'bdt';

/** The smallest and the largest charge, in whole taka: the provider takes at most eight digits of poisha. */
export const minimumCharge = 100;
export const maximumCharge = 999_999;

/** Whether an amount can be paid online at all; asked before a bike is booked and before a card form appears. */
export function isChargeable(taka: number): boolean {
  return Number.isInteger(taka) && taka >= minimumCharge && taka <= maximumCharge;
}

/** The booking fee where nothing else is set, in whole taka. */
export const usualBookingFee = 2_000;

/**
 * Which part of a price is paid online where a booking fee is taken; the rest is paid by hand when the bike
 * is handed over. All in whole taka.
 *
 * @param bookingFee nothing where prices are paid online whole
 * @returns nothing where the price is paid whole, since it is no more than the fee or no fee is taken
 */
export function feeOf(price: number, bookingFee: number | undefined): number | undefined {
  return bookingFee !== undefined && bookingFee < price ? bookingFee : undefined;
}

/** What is paid online for a booking: the fee, or the price. Whole taka. */
export function chargeOf({ amount, fee }: { amount: number; fee?: number | null | undefined }) {
  return fee ?? amount;
}

/** Whole taka as the card provider counts: 87,000 → 8,700,000 poisha. */
export function toPoisha(taka: number): number {
  return taka * 100;
}
