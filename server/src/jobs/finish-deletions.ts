import type { ClosureServices } from '../modules/account-closure/closure-services.ts';
import { listDueDeletions } from '../modules/account-closure/due-deletions.ts';
import { finishDeletion } from '../modules/account-closure/finish-deletion.ts';
import { cancelAffectedBookings } from '../modules/bookings/cancel-affected.ts';
import { listReleased } from '../modules/moderation/moderation.repository.ts';
import { archiveReleased } from '../modules/moderation/remove-listing.ts';
import type { Job } from './runner.ts';

/**
 * Finishes what actions on accounts and listings left to do, every minute: because it was cut off, a
 * provider was away, money was on its way, or the days of grace were not over.
 */
export function finishDeletions(services: ClosureServices): Job {
  const { db, log } = services;
  return {
    name: 'finish-deletions',
    every: 60,
    run: async ({ signal, now }) => {
      await cancelAffectedBookings(services, 'all', signal);
      // One at a time, so that no burst of work meets the buyers.
      for (const id of await listReleased(db)) {
        if (signal.aborted) return;
        await archiveReleased(db, id);
      }
      for (const userId of await listDueDeletions(db, now())) {
        if (signal.aborted) return;
        await finishDeletion(services, userId, now()).catch((err: unknown) => {
          log.error({ userId, err }, 'a deletion could not be finished');
        });
      }
    },
  };
}
