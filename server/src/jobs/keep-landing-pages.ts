import type { Database } from '../database/index.ts';
import { pageCounts } from '../modules/landing/count-pages.ts';
import { listCounted, writeCounted } from '../modules/landing/landing-pages.repository.ts';
import type { SearchEngine } from '../modules/search/port.ts';
import type { Job } from './runner.ts';

const batch = 1_000;
/** A large market takes a second or two to count: the job takes at most this part of the time. */
const part = 1 / 50;

/** Counts the bikes of each landing page, so that neither the sitemap nor a page counts them, every 15 seconds. */
export function keepLandingPages(db: Database, engine: Pick<SearchEngine, 'tallies'>): Job {
  let next = 0;
  return {
    name: 'keep-landing-pages',
    every: 15,
    run: async ({ signal, now }) => {
      const start = now();
      if (start.getTime() < next) return;
      const counts = pageCounts();
      for await (const tallies of engine.tallies()) {
        if (signal.aborted) return;
        counts.add(tallies);
      }
      const changes = counts.changes(await listCounted(db));
      for (let done = 0; done < changes.length && !signal.aborted; done += batch) {
        // In parts, so that no statement takes long.
        await writeCounted(db, changes.slice(done, done + batch), start);
      }
      next = start.getTime() + (now().getTime() - start.getTime()) / part;
    },
  };
}
