import type { Traces } from '../traces/traces.ts';
import type { Job } from './runner.ts';

/** The same jobs, of whose runs some are recorded. */
export function tracedJobs(jobs: readonly Job[], traces: Traces | undefined): readonly Job[] {
  if (!traces) return jobs;
  return jobs.map((job) => ({
    ...job,
    run: (context) => traces.root(`job ${job.name}`, () => job.run(context)),
  }));
}
