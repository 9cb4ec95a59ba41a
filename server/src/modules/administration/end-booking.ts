import type { BookingActDone } from '@motohaat/contract/administration';
import type { BookingStatus } from '@motohaat/domain/booking';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../errors.ts';
import { auditedTransaction, writeAudit } from '../audit.ts';
import { type BookingRow, lockBooking, markCompleted } from '../bookings/booking.transitions.ts';
import { giveBack } from '../payments/give-back.ts';
import { settle } from '../payments/settle.ts';
import type { ActOf, Administration } from './administration.ts';
import { listDueDeletions } from './deletions.repository.ts';
import { finishDeletion } from './finish-deletion.ts';
import { findListing } from './listings.repository.ts';
import { archiveReleased } from './remove-listing.ts';

/**
 * Ends a paid booking well: the bike is handed over and sold, the money stays where it is.
 *
 * @throws AppError `not_found`, `conflict` for one that is not paid, or no longer
 */
export async function completeBooking(
  administration: Administration,
  id: string,
  act: ActOf,
): Promise<BookingActDone> {
  const { db } = administration;
  const booking = await auditedTransaction(db, async (trx) => {
    const paid = await lockPaid(trx, id);
    await complete(trx, paid, act);
    return paid;
  });
  await release(administration, booking);
  return { acknowledged: true, status: 'completed' };
}

/**
 * The step itself, with its record: of an admin, or of the product, once its time has come.
 *
 * @throws AppError `conflict` if the booking is not paid
 */
export async function complete(
  trx: Queryable,
  booking: BookingRow,
  act: ActOf | undefined,
): Promise<void> {
  const before = await findListing(trx, booking.product_id);
  if (!(await markCompleted(trx, booking))) throw notPaid(booking.status);
  const after = await findListing(trx, booking.product_id);
  await writeAudit(trx, {
    actorId: act?.adminId ?? null,
    action: 'booking.completed',
    subject: { kind: 'booking', id: booking.id },
    before: { status: booking.status, listing: before?.status ?? null },
    after: { status: 'completed', listing: after?.status ?? null },
    reason: act?.reason,
    requestId: act?.requestId,
  });
}

/**
 * Undoes a paid booking: the money goes back to the card it came from, and once it is back the bike
 * is for sale again. A provider that cannot be reached, or whose refund fails, is asked again by the
 * reconciler.
 *
 * @throws AppError `not_found`, `conflict` for one that is not paid, or no longer
 */
export async function refundBooking(
  administration: Administration,
  id: string,
  act: ActOf,
): Promise<BookingActDone> {
  const { db, payments, log } = administration;
  const { booking, transactionId } = await auditedTransaction(db, async (trx) => {
    const paid = await lockPaid(trx, id);
    const returned = await giveBack(trx, paid, act.reason);
    await writeAudit(trx, {
      actorId: act.adminId,
      action: 'booking.refund_started',
      subject: { kind: 'booking', id },
      before: { status: paid.status },
      after: { status: 'refund_pending' },
      reason: act.reason,
      requestId: act.requestId,
      detail: { transactionId: returned, amount: paid.amount },
    });
    return { booking: paid, transactionId: returned };
  });
  const settled = await settle(payments, transactionId).catch((err: unknown) => {
    log.warn({ bookingId: id, err }, 'a refund waits for the card payment provider');
    return undefined;
  });
  await release(administration, booking);
  return { acknowledged: true, status: settled?.booking.status ?? 'refund_pending' };
}

async function lockPaid(trx: Queryable, id: string): Promise<BookingRow> {
  const booking = await lockBooking(trx, id);
  if (!booking) throw new AppError('not_found');
  if (booking.status !== 'paid') throw notPaid(booking.status);
  return booking;
}

const sentences: Record<Exclude<BookingStatus, 'paid'>, string> = {
  pending_payment: 'This booking is not paid yet.',
  completed: 'This booking is completed already.',
  cancelled: 'This booking was cancelled, so there is no money in it.',
  expired: 'This booking has expired, so there is no money in it.',
  refund_pending: 'The money of this booking is being returned already.',
  refunded: 'The money of this booking was returned already.',
  disputed: 'The buyer’s bank is looking into this payment. Wait for its decision.',
};

function notPaid(status: BookingStatus): AppError {
  return status === 'paid'
    ? new AppError('conflict')
    : new AppError('conflict', { message: sentences[status] });
}

/** What waited for the booking: the bike's removal, and the deletion of either side. */
async function release(administration: Administration, booking: BookingRow): Promise<void> {
  const { db, log } = administration;
  const { product_id: productId, buyer_id: buyerId, seller_id: sellerId } = booking;
  try {
    await archiveReleased(administration, productId);
    const due = await listDueDeletions(db, new Date(), [buyerId, sellerId]);
    // Two people at the most.
    for (const userId of due) await finishDeletion(administration, userId);
  } catch (err) {
    // The act is done; the job goes on with what waited for it.
    log.error({ bookingId: booking.id, err }, 'what waited for a booking could not be finished');
  }
}
