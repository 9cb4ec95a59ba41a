import type { Database } from '../database/index.ts';
import { forgetLooks } from '../platform/canary/looks.repository.ts';
import { forgetFaults } from '../platform/faults/faults.repository.ts';
import { forgetDrawFailures } from '../platform/measurements/draw-failures.ts';
import { forgetMeasurements } from '../platform/measurements/measurements.repository.ts';
import { forgetOverrides } from '../platform/overrides/overrides.repository.ts';
import { forgetPreviews } from '../platform/previews/previews.repository.ts';
import { inParts } from './in-parts.ts';
import type { Job } from './runner.ts';

const batch = 1_000;
const kept = 7 * 86_400_000;
/** As long as releases that nobody has any more. */
const faultsKept = 14 * 86_400_000;

/** Removes what pages told, what was said of canaries, what could not be drawn, overrides and previews that ended, more than a week ago, every hour. */
export function forgetPageData(db: Database): Job {
  return {
    name: 'forget-page-data',
    every: 3_600,
    run: async ({ signal, now }) => {
      const before = new Date(now().getTime() - kept);
      await forgetOverrides(db, before);
      await forgetPreviews(db, before);
      await forgetDrawFailures(db, before);
      await forgetLooks(db, before);
      const faultsBefore = new Date(now().getTime() - faultsKept);
      await inParts(batch, signal, () => forgetFaults(db, faultsBefore, batch));
      await inParts(batch, signal, () => forgetMeasurements(db, before, batch));
    },
  };
}
