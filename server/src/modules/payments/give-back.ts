import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { type BookingRow, markRefundPending } from '../bookings/booking.transitions.ts';
import { isKept } from './payment.states.ts';
import { listPayments, updatePayment } from './payments.repository.ts';

/**
 * Decides that the money of a paid booking goes back. From then on the payment waits like every other
 * that has to be returned: `settle` asks the provider for it, and the reconciler goes on until it is
 * done. Inside a transaction that has locked the booking.
 *
 * @param why an admin's words for both sides, or that the seller ended it
 * @returns the provider's id of the payment, to be settled after the commit
 * @throws AppError `conflict` if the booking is not paid, or its money is not with us
 */
export async function giveBack(
  trx: Queryable,
  booking: BookingRow,
  why: { text: string } | 'ended_by_seller',
): Promise<string> {
  const payment = (await listPayments(trx, booking.id)).find(isKept);
  const isPaid = booking.status === 'paid' || booking.status === 'disputed';
  const isPending = isPaid && (await markRefundPending(trx, booking, why));
  if (!isPending || !payment?.transaction_id) {
    throw new AppError('conflict', { message: (t) => t.payments.nothingToReturn });
  }
  await updatePayment(trx, payment.id, {
    refund_reason: why === 'ended_by_seller' ? 'by_seller' : 'by_admin',
  });
  return payment.transaction_id;
}
