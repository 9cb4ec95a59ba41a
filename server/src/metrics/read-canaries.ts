import type { Queryable } from '../database/index.ts';
import { observe } from '../platform/canary/observe.ts';
import { readSince } from '../platform/registry/since.repository.ts';
import { findLastRevision } from '../platform/revisions/revisions.repository.ts';

/** A canary that is live, and what pages told of it: as `evaluate-canaries` sees it. */
export type LiveCanary = { application: string; percent: number; views: number; failed: number };

export async function readCanaries(db: Queryable): Promise<LiveCanary[]> {
  const canaries = (await findLastRevision(db))?.canaries ?? {};
  return Promise.all(
    Object.entries(canaries).map(async ([remote, { release, percent }]) => {
      const since = new Date(await readSince(db, remote, { canary: release }));
      const { views, failed } = await observe(db, { remote, release, canary: true, since });
      return { application: remote, percent, views, failed };
    }),
  );
}
