import { type Database, withRetry } from '../database/index.ts';
import {
  expireBooking,
  lockBooking,
  prolongForCharge,
} from '../modules/bookings/booking.transitions.ts';
import { listOverdue } from '../modules/bookings/bookings.repository.ts';
import { chargeOnItsWay } from '../modules/bookings/charge-on-its-way.ts';
import type { WithdrawPayments } from '../modules/bookings/payments.port.ts';
import { oneByOne } from './in-parts.ts';
import type { Job, JobContext } from './runner.ts';

const batch = 100;
/** A charge that is on its way for longer needs a look by a person (machine M2). */
const alertAfterHours = 2;
const hour = 3_600_000;

type Options = { db: Database; withdrawPayments: WithdrawPayments };

/** Lets go of the bikes whose 48 hours are over, every minute. */
export function expireBookings({ db, withdrawPayments }: Options): Job {
  return {
    name: 'expire-bookings',
    every: 60,
    run: ({ signal, now, log }) =>
      oneByOne<{ id: string; expires_at: string }>({
        list: (after) => listOverdue(db, { now: now(), after, limit: batch }),
        act: ({ id }) => expireOne({ db, withdrawPayments }, id, { now, log }),
        onError: ({ id }, err) =>
          log.error({ bookingId: id, err }, 'a booking could not be expired'),
        signal,
      }),
  };
}

async function expireOne(
  { db, withdrawPayments }: Options,
  id: string,
  { now, log }: Pick<JobContext, 'now' | 'log'>,
): Promise<void> {
  const isOnItsWay = await chargeOnItsWay(db, id, { challenged: true, now: now() });
  if (!isOnItsWay) await withdrawPayments(id);
  const since = await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const booking = await lockBooking(trx, id);
      if (!booking || booking.expires_at > now()) return undefined;
      const charge = await chargeOnItsWay(trx, id, { challenged: true, now: now() });
      await (charge ? prolongForCharge(trx, booking, now()) : expireBooking(trx, booking));
      return charge;
    }),
  );
  if (since && now().getTime() - since.getTime() > alertAfterHours * hour) {
    log.warn({ bookingId: id, since }, 'a charge has been on its way for long: look at it');
  }
}
