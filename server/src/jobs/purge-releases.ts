import type { Registry } from '../platform/registry/operations.ts';
import { purgeReleases } from '../platform/registry/purge.ts';
import type { Job } from './runner.ts';

/** Removes the files of releases that nobody has had for 14 days, every hour. */
export function purgeReleasesJob(registry: Pick<Registry, 'db'>): Job {
  return {
    name: 'purge-releases',
    every: 3_600,
    run: async ({ signal, now, log }) => {
      const purged = await purgeReleases(registry, { now: now(), signal });
      if (purged > 0) log.info({ purged }, 'files of old releases were removed');
    },
  };
}
