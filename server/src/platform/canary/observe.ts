import type { Queryable } from '../../database/index.ts';
import { type MeasuredRelease, selectCounts } from '../measurements/measurements.repository.ts';
import type { Observed } from './evaluate-canary.ts';

/** So many measurements, the newest, are enough to evaluate by, and cheap enough for every few seconds. */
const latest = 20_000;

/** What pages told of a release since a moment. */
export async function observe(db: Queryable, measured: MeasuredRelease): Promise<Observed> {
  const { rows } = await selectCounts(measured, latest).execute(db);
  const [row] = rows;
  return {
    views: row?.opened ?? 0,
    failed: row?.failed ?? 0,
    lcp: vital(row?.lcp, row?.lcp_count),
    inp: vital(row?.inp, row?.inp_count),
  };
}

function vital(upperQuartile: number | null | undefined, count = 0): Observed['lcp'] {
  return typeof upperQuartile === 'number' ? { upperQuartile, count } : null;
}
