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
  /** The visitor, where a coin decided on the release. */
  visitor: string | null;
};

/** The view that tells. */
export type TellingView = { id: string; at: Date; origin: string };

/**
 * Page views of one address that count in an hour. Behind one of a mobile carrier's addresses are
 * hundreds of people: two views a minute are a fair sample of what they see, and the rest is not
 * missed, for what is compared are shares. Whoever invents views has no more than that either.
 */
export const viewsAnHour = 120;

/**
 * Writes what a page view tells; what it has told before stays as it was. Nothing is written when its
 * address has had its views of this hour.
 */
export async function addMeasurements(
  db: Queryable,
  view: TellingView,
  measurements: readonly NewMeasurement[],
): Promise<void> {
  if (measurements.length === 0) return;
  const all = <Key extends keyof NewMeasurement>(key: Key) => measurements.map((one) => one[key]);
  await sql`
    INSERT INTO measurements (view, remote, release, kind, canary, value, visitor, at, origin)
    SELECT ${view.id}, told.remote, told.release, told.kind, told.canary, told.value, told.visitor,
      ${view.at}, ${view.origin}
    FROM unnest(
      ${all('remote')}::text[], ${all('release')}::text[], ${all('kind')}::text[],
      ${all('canary')}::boolean[], ${all('value')}::float8[], ${all('visitor')}::text[]
    ) AS told (remote, release, kind, canary, value, visitor)
    WHERE (${selectOthers(view)}) < ${viewsAnHour}::int
    ON CONFLICT DO NOTHING`.execute(db);
}

/** How many other views of the same address are counted in the hour of a view. */
export function selectOthers({ id, at, origin }: TellingView): RawBuilder<unknown> {
  const hour = 3_600_000;
  const from = new Date(Math.floor(at.getTime() / hour) * hour);
  return sql`
    SELECT count(DISTINCT view) FROM measurements
    WHERE origin = ${origin} AND at >= ${from} AND at < ${new Date(from.getTime() + hour)}
      AND view <> ${id}`;
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
  lcp: number | null;
  inp: number | null;
  cls: number | null;
};

/** A page view that failed counts as one that asked, also when it said no more. */
const isView = sql`kind IN ('opened', 'load_failure', 'render_error')`;
export const isFailure = sql`kind IN ('load_failure', 'render_error')`;
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
      ${upperQuartile('lcp')} AS lcp, ${upperQuartile('inp')} AS inp, ${upperQuartile('cls')} AS cls
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
