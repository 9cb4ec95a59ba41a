/**
 * What bookings ask of payments before an unpaid booking is cancelled or expires: to withdraw what its buyer could
 * still be charged, and to bring the stored payments up to date with the provider. Afterwards the
 * stored payments tell whether the booking can go: one that is `processing` holds it, and one that
 * succeeded has paid it.
 *
 * It runs outside of any transaction and may throw; the booking then stays.
 */
export type WithdrawPayments = (bookingId: string) => Promise<void>;
