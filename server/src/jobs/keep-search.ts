import type { Database } from '../database/index.ts';
import { repairSearch } from '../modules/search-index/repair.ts';
import type { Job } from './runner.ts';

/** Writes what bikes of before are found by, at the start and every hour. */
export function keepSearch(db: Database): Job {
  return {
    name: 'keep-search',
    every: 3_600,
    run: async ({ signal, log }) => {
      const written = await repairSearch(db, signal);
      if (written > 0) log.info({ written }, 'rows of the search were written');
    },
  };
}
