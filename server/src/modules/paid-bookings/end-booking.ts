import type { BookingActionDone } from '@motohaat/contract/administration';
import type { BookingStatus } from '@motohaat/domain/booking';
import { chargeOf } from '@motohaat/domain/payment';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClosureServices } from '../account-closure/closure-services.ts';
import { listDueDeletions } from '../account-closure/due-deletions.ts';
import { finishDeletion } from '../account-closure/finish-deletion.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { isOursToDecide } from '../bookings/booking-events.ts';
import {
  type BookingRow,
  type HandedOver,
  lockBooking,
  markCompleted,
} from '../bookings/booking.transitions.ts';
import { sideOf } from '../bookings/own-booking.ts';
import { findListing } from '../listings/listings.ts';
import { archiveReleased } from '../moderation/remove-listing.ts';
import { giveBack } from '../payments/give-back.ts';
import type { Payments } from '../payments/payments.ts';
import { settle } from '../payments/settle.ts';

export type PaidBookingServices = ClosureServices & { payments: Payments };

/**
 * Ends a paid booking well: the bike is handed over and sold, the money stays where it is.
 *
 * @throws AppError `not_found`, `forbidden` for an own one, `conflict` for one that is not paid, or no longer
 */
export async function completeBooking(
  services: PaidBookingServices,
  id: string,
  action: AdminAction,
): Promise<BookingActionDone> {
  const { db } = services;
  const booking = await auditedTransaction(db, async (trx) => {
    const paid = await lockPaid(trx, id, action);
    await complete(trx, paid, { actor: 'admin', how: 'admin', words: action.reason }, action);
    return paid;
  });
  await release(services, booking);
  return { acknowledged: true, status: 'completed' };
}

/**
 * The step itself, with its record: of an admin, of one of the booking's people, or of the product, once
 * its time has come.
 *
 * @param action of an admin
 * @throws AppError `conflict` if the booking is not paid
 */
export async function complete(
  trx: Queryable,
  booking: BookingRow,
  by: HandedOver,
  action?: AdminAction,
): Promise<void> {
  const before = await findListing(trx, booking.product_id);
  const handedOver = await markCompleted(trx, booking, by);
  if (!handedOver) throw notPaid(booking.status);
  const after = await findListing(trx, booking.product_id);
  await writeAudit(trx, {
    actorId: action?.adminId ?? null,
    action: 'booking.completed',
    subject: { kind: 'booking', id: booking.id },
    before: { status: booking.status, listing: before?.status ?? null },
    after: { status: 'completed', listing: after?.status ?? null },
    reason: action?.reason,
    requestId: action?.requestId,
  });
}

/**
 * Undoes a paid booking: the money goes back to the card it came from, and once it is back the bike
 * is for sale again. A provider that cannot be reached, or whose refund fails, is asked again by the
 * reconciler.
 *
 * @throws AppError `not_found`, `forbidden` for an own one, `conflict` for one that is not paid, or no longer
 */
export async function refundBooking(
  services: PaidBookingServices,
  id: string,
  action: AdminAction,
): Promise<BookingActionDone> {
  const { db, payments, log } = services;
  const { booking, transactionId } = await auditedTransaction(db, async (trx) => {
    const paid = await lockPaid(trx, id, action);
    const returned = await giveBack(trx, paid, { text: action.reason });
    await writeAudit(trx, {
      actorId: action.adminId,
      action: 'booking.refund_started',
      subject: { kind: 'booking', id },
      before: { status: paid.status },
      after: { status: 'refund_pending' },
      reason: action.reason,
      requestId: action.requestId,
      detail: { transactionId: returned, amount: chargeOf(paid) },
    });
    return { booking: paid, transactionId: returned };
  });
  const settled = await settle(payments, transactionId).catch((err: unknown) => {
    log.warn({ bookingId: id, err }, 'a refund waits for the card payment provider');
    return undefined;
  });
  await release(services, booking);
  return { acknowledged: true, status: settled?.booking.status ?? 'refund_pending' };
}

async function lockPaid(trx: Queryable, id: string, { adminId }: AdminAction): Promise<BookingRow> {
  const booking = await lockBooking(trx, id);
  // Nobody judges an own case: an admin may have bought or sold before.
  if (sideOf(booking, adminId)) {
    throw new AppError('forbidden', { message: (t) => t.moderation.ownCase });
  }
  // What a bank looks into is the bank's to decide.
  const isOurs = booking.status === 'disputed' && (await isOursToDecide(trx, id));
  if (booking.status !== 'paid' && !isOurs) throw notPaid(booking.status);
  return booking;
}

function notPaid(status: BookingStatus): AppError {
  return status === 'paid'
    ? new AppError('conflict')
    : new AppError('conflict', { message: (t) => t.bookings.ended[status] });
}

/** What waited for the booking: the bike's removal, and the deletion of either side. */
export async function release(services: PaidBookingServices, booking: BookingRow): Promise<void> {
  const { db, log } = services;
  const { product_id: productId, buyer_id: buyerId, seller_id: sellerId } = booking;
  try {
    await archiveReleased(db, productId);
    const due = await listDueDeletions(db, new Date(), [buyerId, sellerId]);
    // Two people at the most.
    for (const userId of due) await finishDeletion(services, userId);
  } catch (err) {
    // The booking has ended; the job goes on with what waited for it.
    log.error({ bookingId: booking.id, err }, 'what waited for a booking could not be finished');
  }
}
