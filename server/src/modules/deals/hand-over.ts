import type { StoryDone } from '@motohaat/contract/deal';
import { wrongCodesPerHour } from '@motohaat/domain/deal';
import { sql } from 'kysely';

import { type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { auditedTransaction } from '../audit/audit.ts';
import { recordEvent } from '../bookings/booking-events.ts';
import { type BookingRow, type HandedOver } from '../bookings/booking.transitions.ts';
import { lockOwnBooking } from '../bookings/own-booking.ts';
import { complete, type PaidBookingServices, release } from '../paid-bookings/end-booking.ts';
import type { HandOverCodes } from './hand-over-code.ts';

export type HandOverServices = { services: PaidBookingServices; codes: HandOverCodes };

const hour = 3_600_000;
const done: StoryDone = { acknowledged: true, status: 'completed' };

/**
 * Completes a paid booking with the code that its buyer gave to the seller. Done twice, it is done.
 *
 * @throws AppError `not_found`, `conflict` for one that is not paid, `wrong_code`, and `rate_limited`
 *   after five wrong codes in an hour
 */
export async function handOverWithCode(
  { services, codes }: HandOverServices,
  {
    id,
    sellerId,
    typed,
    now = new Date(),
  }: { id: string; sellerId: string; typed: string; now?: Date },
): Promise<StoryDone> {
  // A wrong code is written down, so its transaction must commit: what it found is said afterwards.
  const outcome = await auditedTransaction(services.db, async (trx) => {
    const booking = await lockOwnBooking(trx, { id, side: 'seller', actorId: sellerId });
    const isRight = codes.isCode(typed, id, booking.code_attempt);
    if (booking.status === 'completed' && isRight) return { booking, wait: 0, isRight };
    refuseUnpaid(booking);
    const wait = await secondsToWait(trx, id, now);
    if (wait > 0) return { booking, wait, isRight };
    if (isRight) await complete(trx, booking, { actor: 'seller', how: 'code' });
    else await noteWrongCode(trx, booking, now);
    return { booking, wait, isRight };
  });
  if (outcome.wait > 0) {
    throw new AppError('rate_limited', {
      message: (t) => t.deals.wrongCodes(Math.ceil(outcome.wait / 60)),
      retryAfter: outcome.wait,
    });
  }
  if (!outcome.isRight) throw new AppError('wrong_code');
  await release(services, outcome.booking);
  return done;
}

/**
 * Completes a paid booking on its buyer's own word. Done twice, it is done.
 *
 * @throws AppError `not_found`, `conflict` for one that is not paid
 */
export async function confirmReceipt(
  { services }: HandOverServices,
  { id, buyerId }: { id: string; buyerId: string },
): Promise<StoryDone> {
  const byBuyer: HandedOver = { actor: 'buyer', how: 'word' };
  const booking = await auditedTransaction(services.db, async (trx) => {
    const own = await lockOwnBooking(trx, { id, side: 'buyer', actorId: buyerId });
    if (own.status === 'completed') return own;
    refuseUnpaid(own);
    await complete(trx, own, byBuyer);
    return own;
  });
  await release(services, booking);
  return done;
}

/**
 * The code of a paid booking, for its buyer alone.
 *
 * @throws AppError `not_found`, `conflict` for one that is not paid
 */
export async function readCode(
  { services, codes }: HandOverServices,
  { id, buyerId }: { id: string; buyerId: string },
): Promise<{ code: string }> {
  const booking = await withRetry(() =>
    services.db
      .transaction()
      .execute((trx) => lockOwnBooking(trx, { id, side: 'buyer', actorId: buyerId })),
  );
  refuseUnpaid(booking);
  return { code: codes.codeOf(id, booking.code_attempt) };
}

function refuseUnpaid({ status }: BookingRow): void {
  if (status !== 'paid') throw new AppError('conflict', { message: (t) => t.deals.notNow[status] });
}

/** Seconds until another code is looked at. */
async function secondsToWait(trx: Queryable, bookingId: string, now: Date): Promise<number> {
  const wrong = await trx
    .selectFrom('booking_events')
    .select('at')
    .where('booking_id', '=', bookingId)
    .where('kind', '=', 'wrong_code')
    .orderBy('number', 'desc')
    .limit(wrongCodesPerHour)
    .execute();
  const oldest = wrong[wrongCodesPerHour - 1];
  return oldest ? Math.max(0, Math.ceil((oldest.at.getTime() + hour - now.getTime()) / 1000)) : 0;
}

/** After the last of the wrong codes that an hour allows, the booking has a new one. */
async function noteWrongCode(trx: Queryable, booking: BookingRow, now: Date): Promise<void> {
  await recordEvent(trx, booking.id, { kind: 'wrong_code', actor: 'seller' });
  if ((await secondsToWait(trx, booking.id, now)) === 0) return;
  await trx
    .updateTable('bookings')
    .set({ code_attempt: sql<number>`code_attempt + 1` })
    .where('id', '=', booking.id)
    .execute();
}
