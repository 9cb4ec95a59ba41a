import type { ImagesPort } from '../adapters/images/port.ts';
import type { Database } from '../database/index.ts';
import { beginRemoval, forgetUpload, listLoose } from '../modules/uploads/uploads.repository.ts';
import type { Job } from './runner.ts';

const batch = 100;
/** A photo that no listing has shown for so long belongs to one that never came to be. */
const keptFor = 24 * 3_600_000;

type Options = { db: Database; host: Pick<ImagesPort, 'remove'> };

/** Removes the photos that no listing shows, also at the image host, every hour. */
export function removeLoosePhotos({ db, host }: Options): Job {
  return {
    name: 'remove-loose-photos',
    every: 3_600,
    run: async ({ signal, now, log }) => {
      const before = new Date(now().getTime() - keptFor);
      let after: { loose_since: string; id: string } | undefined;
      do {
        // One at a time: nobody waits for it, and hosts limit calls.
        const loose = await listLoose(db, { before, after, limit: batch });
        for (const { id } of loose) {
          if (signal.aborted) return;
          await removeOne({ db, host }, id, before).catch((err: unknown) => {
            // The others must not wait for it; it is tried again with the next run.
            log.error({ uploadId: id, err }, 'a photo could not be removed');
          });
        }
        after = loose.length < batch ? undefined : loose.at(-1);
      } while (after);
    },
  };
}

/** The row goes last, so that a photo that the host still has is not forgotten. */
async function removeOne({ db, host }: Options, id: string, before: Date): Promise<void> {
  const removals = await beginRemoval(db, id, before);
  for (const removal of removals ?? []) {
    // Two sizes.
    await host.remove(removal);
  }
  if (removals) await forgetUpload(db, id);
}
