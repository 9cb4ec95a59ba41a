import type { Database } from '../database/index.ts';
import {
  announceSome,
  mayHaveMore,
  tellSomeOwners,
} from '../modules/saved-searches/announce-bikes.ts';
import type { Job } from './runner.ts';

/** Tells those who keep a search of bikes that have come on sale or have changed, every 15 seconds. */
export function announceBikes(db: Database): Job {
  return {
    name: 'announce-bikes',
    every: 15,
    run: async ({ signal, now }) => {
      let isMore = true;
      while (isMore && !signal.aborted) {
        // In parts, so that no transaction takes long.
        isMore = mayHaveMore(await announceSome(db));
      }
      isMore = true;
      while (isMore && !signal.aborted) isMore = await tellSomeOwners(db, now());
    },
  };
}
