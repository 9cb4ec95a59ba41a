import type { ImagesPort } from '../adapters/images/port.ts';
import type { Database } from '../database/index.ts';
import { beginRemoval, forgetUpload, listLoose } from '../modules/uploads/uploads.repository.ts';
import { oneByOne } from './in-parts.ts';
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
      // Nobody waits for it, and hosts limit calls.
      await oneByOne<{ id: string; loose_since: string }>({
        list: (after) => listLoose(db, { before, after, limit: batch }),
        act: ({ id }) => removeOne({ db, host }, id, before),
        onError: ({ id }, err) => log.error({ uploadId: id, err }, 'a photo could not be removed'),
        signal,
      });
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
