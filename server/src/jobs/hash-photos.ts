import type { ImagesPort } from '../adapters/images/port.ts';
import type { Database } from '../database/index.ts';
import { hashPhoto } from '../modules/uploads/render-photo.ts';
import { listUnhashed, writeHash } from '../modules/uploads/uploads.repository.ts';
import type { Job } from './runner.ts';

const batch = 50;
/** Photos of one run: a few minutes of work, and no more than the host lends. */
const mostInRun = 500;

type Options = { db: Database; host: Pick<ImagesPort, 'read'> };

/**
 * Looks at the photos of listings that were sent before photos were compared, every ten minutes, until
 * there are none.
 */
export function hashPhotos({ db, host }: Options): Job {
  return {
    name: 'hash-photos',
    every: 600,
    run: async ({ signal, log }) => {
      let after: string | undefined;
      for (let count = 0; count < mostInRun; count += batch) {
        // One at a time: nobody waits for it.
        const photos = await listUnhashed(db, { after, limit: batch });
        for (const { id, card_url: url } of photos) {
          if (signal.aborted) return;
          await hashOne({ db, host }, id, url).catch((err: unknown) => {
            // The others must not wait for it; it is tried again with the next run.
            log.warn({ uploadId: id, err }, 'a photo could not be looked at');
          });
        }
        after = photos.at(-1)?.id;
        if (photos.length < batch) return;
      }
    },
  };
}

async function hashOne({ db, host }: Options, id: string, url: string): Promise<void> {
  const bytes = await host.read(url);
  // One that is gone is like no other.
  const hash = bytes ? await hashPhoto(bytes) : null;
  await writeHash(db, id, hash);
}
