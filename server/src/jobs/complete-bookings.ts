import { completionDays } from '@motohaat/domain/booking';

import type { Database } from '../database/index.ts';
import { auditedTransaction } from '../modules/audit/audit.ts';
import { lockBooking } from '../modules/bookings/booking.transitions.ts';
import { complete } from '../modules/paid-bookings/end-booking.ts';
import { isRipe, listRipe } from '../modules/paid-bookings/paid-bookings.repository.ts';
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
      let after: Awaited<ReturnType<typeof listRipe>>[number] | undefined;
      do {
        // One at a time, so that no burst of work meets the buyers.
        const ripe = await listRipe(db, { before, after, limit: batch });
        for (const { id } of ripe) {
          if (signal.aborted) return;
          await completeOne(db, id, before).catch((err: unknown) => {
            // The others must not wait for it; it is tried again with the next run.
            log.error({ bookingId: id, err }, 'a booking could not be completed');
          });
        }
        after = ripe.length < batch ? undefined : ripe.at(-1);
      } while (after);
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
