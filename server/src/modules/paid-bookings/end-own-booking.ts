import type { StoryDone } from '@motohaat/contract/deal';
import { type Ending, endingOf } from '@motohaat/domain/deal';
import { chargeOf } from '@motohaat/domain/payment';

import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Say } from '../../messages/index.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { type BookingRow, giveUpBooking } from '../bookings/booking.transitions.ts';
import { lockOwnBooking, sideOf } from '../bookings/own-booking.ts';
import { giveBack } from '../payments/give-back.ts';
import { settle } from '../payments/settle.ts';
import { type PaidBookingServices, release } from './end-booking.ts';

/** Who ends which booking, and what the caller was told that would come of it. */
type Ended = { id: string; actorId: string; ending: Ending };

/**
 * Ends a paid booking for one of its people: its seller gives the money back, its buyer gives up the booking
 * fee. Done twice, it is done.
 *
 * @returns what the booking is now: after a seller's end `refund_pending` until the money is back
 * @throws AppError `not_found` for a booking of nobody or of others, `conflict` for one that is not paid,
 *   or where something else would come of it than the caller was told
 */
export async function endOwnBooking(
  services: PaidBookingServices,
  ended: Ended,
): Promise<StoryDone> {
  const { db, payments, log } = services;
  const { booking, status, transactionId } = await auditedTransaction(db, (trx) => end(trx, ended));
  const settled =
    transactionId === undefined
      ? undefined
      : await settle(payments, transactionId).catch((err: unknown) => {
          log.warn({ bookingId: booking.id, err }, 'a refund waits for the payment provider');
          return undefined;
        });
  await release(services, booking);
  return { acknowledged: true, status: settled?.booking.status ?? status };
}

async function end(trx: Queryable, { id, actorId, ending }: Ended) {
  const booking = await lockOwnBooking(trx, { id, actorId });
  const side = sideOf(booking, actorId) ?? 'buyer';
  const { status, fee, reason_code: reason } = booking;
  const isDone = reason === (side === 'buyer' ? 'given_up_by_buyer' : 'ended_by_seller');
  if (isDone) return { booking, status, transactionId: undefined };
  if (endingOf({ status, hasFee: fee !== null }, side) !== ending) {
    throw new AppError('conflict', { message: whyNotEnded(booking, side) });
  }
  return ending === 'fee_kept' ? giveUp(trx, booking) : returnMoney(trx, booking);
}

async function giveUp(trx: Queryable, booking: BookingRow) {
  if (!(await giveUpBooking(trx, booking))) throw new AppError('conflict');
  await writeAudit(trx, {
    actorId: booking.buyer_id,
    action: 'booking.given_up',
    subject: { kind: 'booking', id: booking.id },
    before: { status: booking.status },
    after: { status: 'cancelled' },
    detail: { kept: chargeOf(booking) },
  });
  return { booking, status: 'cancelled' as const, transactionId: undefined };
}

async function returnMoney(trx: Queryable, booking: BookingRow) {
  const transactionId = await giveBack(trx, booking, 'ended_by_seller');
  await writeAudit(trx, {
    actorId: booking.seller_id,
    action: 'booking.refund_started',
    subject: { kind: 'booking', id: booking.id },
    before: { status: booking.status },
    after: { status: 'refund_pending' },
    detail: { transactionId, amount: chargeOf(booking) },
  });
  return { booking, status: 'refund_pending' as const, transactionId };
}

function whyNotEnded({ status, fee }: BookingRow, side: 'buyer' | 'seller'): Say {
  if (status === 'paid' && side === 'buyer' && fee === null) return (t) => t.bookings.paid.buyer;
  return (t) => t.deals.notNow[status];
}
