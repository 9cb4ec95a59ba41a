import type { MeasurementKind } from '@motohaat/contract/measurements';
import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** What one page view tells of one release. */
export type NewMeasurement = {
  remote: string;
  release: string;
  canary: boolean;
  kind: MeasurementKind;
  /** Of a web vital: ms, or the score of a layout shift. */
  value: number | null;
};

/** Writes what a page view tells; what it has told before stays as it was. */
export async function addMeasurements(
  db: Queryable,
  view: string,
  measurements: readonly NewMeasurement[],
): Promise<void> {
  if (measurements.length === 0) return;
  await db
    .insertInto('measurements')
    .values(measurements.map((measurement) => ({ view, ...measurement })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Removes at most so many that are older. @returns how many it removed */
export async function forgetMeasurements(
  db: Queryable,
  before: Date,
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await forget(before, limit).execute(db);
  return Number(numAffectedRows ?? 0);
}

export function forget(before: Date, limit: number): RawBuilder<unknown> {
  return sql`
    DELETE FROM measurements WHERE (view, remote, release, kind) IN (
      SELECT view, remote, release, kind FROM measurements
      WHERE at < ${before} ORDER BY at LIMIT ${limit}
    )`;
}

/** Which page views are asked about. */
export type MeasuredRelease = { remote: string; release: string; canary: boolean; since: Date };

export type Counts = {
  /** Page views that asked for one of its pages, whatever came of it. */
  opened: number;
  load_failures: number;
  render_errors: number;
  /** Page views in which something failed. */
  failed: number;
  lcp: number | null;
  inp: number | null;
  cls: number | null;
  /** How many page views measured it. */
  lcp_count: number;
  inp_count: number;
};

/** A page view that failed counts as one that asked, also when it said no more. */
const isView = sql`kind IN ('opened', 'load_failure', 'render_error')`;
const isFailure = sql`kind IN ('load_failure', 'render_error')`;
const upperQuartile = (kind: 'lcp' | 'inp' | 'cls') =>
  sql`percentile_cont(0.75) WITHIN GROUP (ORDER BY value) FILTER (WHERE kind = ${sql.lit(kind)})`;

/**
 * What pages tell of a release.
 *
 * @param latest at most so many measurements are read, the newest first
 */
export function selectCounts(
  { remote, release, canary, since }: MeasuredRelease,
  latest = 100_000,
): RawBuilder<Counts> {
  return sql<Counts>`
    SELECT count(DISTINCT view) FILTER (WHERE ${isView})::int AS opened,
      count(*) FILTER (WHERE kind = 'load_failure')::int AS load_failures,
      count(*) FILTER (WHERE kind = 'render_error')::int AS render_errors,
      count(DISTINCT view) FILTER (WHERE ${isFailure})::int AS failed,
      ${upperQuartile('lcp')} AS lcp, ${upperQuartile('inp')} AS inp, ${upperQuartile('cls')} AS cls,
      count(*) FILTER (WHERE kind = 'lcp')::int AS lcp_count,
      count(*) FILTER (WHERE kind = 'inp')::int AS inp_count
    FROM (
      SELECT view, kind, value FROM measurements
      WHERE remote = ${remote} AND release = ${release} AND at >= ${since} AND canary = ${canary}
      ORDER BY at DESC LIMIT ${latest}
    ) AS told`;
}

export type Slice = { slice: number; opened: number; failed: number };

/** The same page views by when they came. @param width seconds of a slice; slices are counted from 1970 */
export function selectSlices(
  { remote, release, canary, since }: MeasuredRelease,
  width: number,
): RawBuilder<Slice> {
  return sql<Slice>`
    SELECT floor(extract(epoch FROM at) / ${width}::int)::int AS slice,
      count(DISTINCT view) FILTER (WHERE ${isView})::int AS opened,
      count(DISTINCT view) FILTER (WHERE ${isFailure})::int AS failed
    FROM measurements
    WHERE remote = ${remote} AND release = ${release} AND at >= ${since} AND canary = ${canary}
    GROUP BY slice`;
}
