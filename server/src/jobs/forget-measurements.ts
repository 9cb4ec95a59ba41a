import type { Database } from '../database/index.ts';
import { forgetMeasurements } from '../platform/measurements/measurements.repository.ts';
import type { Job } from './runner.ts';

const batch = 1_000;
const kept = 7 * 86_400_000;

/** Removes what pages told more than a week ago, every hour. */
export function forgetOldMeasurements(db: Database): Job {
  return {
    name: 'forget-measurements',
    every: 3_600,
    run: async ({ signal, now }) => {
      const before = new Date(now().getTime() - kept);
      let forgotten = batch;
      while (forgotten === batch && !signal.aborted) {
        // oxlint-disable-next-line no-await-in-loop -- in parts, so that no statement takes long
        forgotten = await forgetMeasurements(db, before, batch);
      }
    },
  };
}
