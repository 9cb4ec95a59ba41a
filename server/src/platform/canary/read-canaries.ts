import type { Queryable } from '../../database/index.ts';
import type { LiveCanary } from '../../metrics/read-market.ts';
import { findLastRevision } from '../revisions/revisions.repository.ts';
import { readSince } from '../revisions/since.repository.ts';
import { observe } from './observe.ts';

/** The canaries that are live, and what pages told of them: as `evaluate-canaries` sees it. */
export async function readCanaries(db: Queryable): Promise<LiveCanary[]> {
  const last = await findLastRevision(db);
  const canaries = last?.canaries ?? {};
  return Promise.all(
    Object.entries(canaries).map(async ([remote, { release, percent }]) => {
      const since = new Date(await readSince(db, remote, { canary: release }));
      const compared = { remote, canary: release, stable: last?.releases[remote], since };
      const { n: views, y: failed } = (await observe(db, compared)).failed?.seen ?? { n: 0, y: 0 };
      return { application: remote, percent, views, failed };
    }),
  );
}
