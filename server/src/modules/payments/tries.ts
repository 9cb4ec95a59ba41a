import type { Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { listTries, type Try } from './payments.repository.ts';

/**
 * Tries to pay in an hour: for one booking (ruling S7.18), and for all bookings of an account. Who
 * tests stolen cards tries many; an honest buyer mistypes a few times.
 */
const maximumPerBooking = 5;
const maximumPerAccount = 20;
const hour = 3_600_000;

type Buyer = { buyerId: string; bookingId: string };

/**
 * @throws AppError `rate_limited` with the seconds until a try is free again
 */
export async function refuseManyTries(db: Queryable, buyer: Buyer, now: Date): Promise<void> {
  const free = await nextFreeTry(db, buyer, now);
  if (!free) return;
  const seconds = Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000));
  throw new AppError('rate_limited', {
    message: (t) => t.payments.tries(Math.ceil(seconds / 60)),
    retryAfter: seconds,
  });
}

/** When the next try is allowed; nothing if that is now. */
export async function nextFreeTry(
  db: Queryable,
  { buyerId, bookingId }: Buyer,
  now: Date,
): Promise<Date | undefined> {
  const all = await listTries(db, buyerId, new Date(now.getTime() - hour));
  const ofBooking = all.filter((one) => one.booking_id === bookingId);
  const waits = [freeAt(ofBooking, maximumPerBooking), freeAt(all, maximumPerAccount)];
  return waits.filter((time) => time !== undefined).toSorted((one, two) => +two - +one)[0];
}

/**
 * When fewer than the maximum are left of the tries of the last hour; nothing if that is now.
 *
 * @param tries oldest first
 */
export function freeAt(tries: readonly Try[], maximum: number): Date | undefined {
  let count = tries.reduce((sum, one) => sum + triesOf(one), 0);
  if (count < maximum) return undefined;
  for (const one of tries) {
    count -= triesOf(one);
    if (count < maximum) return new Date(one.tried_at.getTime() + hour);
  }
  return undefined;
}

/** An opened card form is one try; with refused cards, each of those is. */
function triesOf({ declines }: Try): number {
  return Math.max(1, declines);
}
