import { completionDays } from '@motohaat/domain/booking';

import type { Database } from '../database/index.ts';
import { auditedTransaction } from '../modules/audit/audit.ts';
import { lockBooking } from '../modules/bookings/booking.transitions.ts';
import { complete } from '../modules/paid-bookings/end-booking.ts';
import { isRipe, listRipe, type Ripe } from '../modules/paid-bookings/paid-bookings.repository.ts';
import { oneByOne } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 100;
const day = 86_400_000;

/** Completes bookings that were paid 14 days ago and that nobody disputes, every hour. */
export function completeBookings(db: Database): Job {
  return {
    name: 'complete-bookings',
    every: 3_600,
    run: async ({ signal, now, log }) => {
      const before = new Date(now().getTime() - completionDays * day);
      await oneByOne<Ripe>({
        list: (after) => listRipe(db, { before, after, limit: batch }),
        act: ({ id }) => completeOne(db, id, before),
        onError: ({ id }, err) =>
          log.error({ bookingId: id, err }, 'a booking could not be completed'),
        signal,
      });
    },
  };
}

async function completeOne(db: Database, id: string, before: Date): Promise<void> {
  await auditedTransaction(db, async (trx) => {
    const booking = await lockBooking(trx, id);
    if (booking && (await isRipe(trx, id, before))) {
      await complete(trx, booking, { actor: 'system', how: 'time' });
    }
  });
}
