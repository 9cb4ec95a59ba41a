import type { Queryable } from '../../database/index.ts';
import type { LiveCanary } from '../../metrics/read-market.ts';
import { readSince } from '../registry/since.repository.ts';
import { findLastRevision } from '../revisions/revisions.repository.ts';
import { observe } from './observe.ts';

/** The canaries that are live, and what pages told of them: as `evaluate-canaries` sees it. */
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
