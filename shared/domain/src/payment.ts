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

/** Whether a price can be paid by card at all; asked before a card form appears. */
export function isChargeable(taka: number): boolean {
  return Number.isInteger(taka) && taka >= minimumCharge && taka <= maximumCharge;
}

/** Whole taka as the card provider counts: 87,000 → 8,700,000 poisha. */
export function toPoisha(taka: number): number {
  return taka * 100;
}
