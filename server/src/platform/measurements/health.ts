import type { Health } from '@motohaat/contract/registry';

import type { Queryable } from '../../database/index.ts';
import { countDrawFailures, lastDrawFailure } from './draw-failures.ts';
import { type MeasuredRelease, selectCounts, selectSlices } from './measurements.repository.ts';

/** A chart has so many points, each of so many seconds: two and a half hours. */
const points = 30;
const width = 300;

/** `since`: when the release became live, or the canary that it is. */
export type Wanted = MeasuredRelease & { version: string };

/** How releases do on people's pages: what these told since, in the week that is kept of it. */
export async function healthOf(
  db: Queryable,
  wanted: readonly Wanted[],
  now = new Date(),
): Promise<Health[]> {
  return Promise.all(wanted.map((each) => healthOfOne(db, each, now)));
}

async function healthOfOne(db: Queryable, wanted: Wanted, now: Date): Promise<Health> {
  const last = Math.floor(now.getTime() / 1000 / width);
  const first = last - points + 1;
  const charted = new Date(Math.max(wanted.since.getTime(), first * width * 1000));
  const [counted, slices, undrawn, lastUndrawn] = await Promise.all([
    selectCounts(wanted).execute(db),
    selectSlices({ ...wanted, since: charted }, width).execute(db),
    countDrawFailures(db, wanted),
    lastDrawFailure(db, wanted),
  ]);
  const [counts] = counted.rows;
  const bySlice = new Map(slices.rows.map((row) => [row.slice, row]));
  const { release, version, canary } = wanted;
  return {
    release,
    version,
    canary,
    opened: counts?.opened ?? 0,
    loadFailures: counts?.load_failures ?? 0,
    renderErrors: counts?.render_errors ?? 0,
    drawFailures: undrawn,
    ...(lastUndrawn && { lastUndrawn }),
    lcp: counts?.lcp ?? null,
    inp: counts?.inp ?? null,
    cls: counts?.cls ?? null,
    series: Array.from({ length: points }, (_, index) => {
      const { opened = 0, failed = 0 } = bySlice.get(first + index) ?? {};
      return { at: new Date((first + index) * width * 1000).toISOString(), opened, failed };
    }),
  };
}
