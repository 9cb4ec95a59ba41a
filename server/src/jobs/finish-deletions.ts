import type { Administration } from '../modules/administration/administration.ts';
import { listDueDeletions } from '../modules/administration/deletions.repository.ts';
import { finishDeletion } from '../modules/administration/finish-deletion.ts';
import { letGoOrphans } from '../modules/administration/let-go.ts';
import { listReleased } from '../modules/administration/listings.repository.ts';
import { archiveReleased } from '../modules/administration/remove-listing.ts';
import type { Job } from './runner.ts';

/**
 * Finishes what acts on accounts and listings left to do, every minute: because it was cut off, a
 * provider was away, money was on its way, or the days of grace were not over.
 */
export function finishDeletions(administration: Administration): Job {
  const { db, log } = administration;
  return {
    name: 'finish-deletions',
    every: 60,
    run: async ({ signal, now }) => {
      await letGoOrphans(administration, 'all', signal);
      // One at a time, so that no burst of work meets the buyers.
      for (const id of await listReleased(db)) {
        if (signal.aborted) return;
        await archiveReleased(administration, id);
      }
      for (const userId of await listDueDeletions(db, now())) {
        if (signal.aborted) return;
        await finishDeletion(administration, userId, now()).catch((err: unknown) => {
          log.error({ userId, err }, 'a deletion could not be finished');
        });
      }
    },
  };
}
