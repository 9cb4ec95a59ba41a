import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import type { Counted, Total, ValueCounts, Wanted } from '../port.ts';
import { conditionsOf } from './conditions.ts';
import { readValue } from './count-values.ts';
import { columnOf, type CountedColumn } from './counted-columns.ts';
import { costs } from './reading-costs.ts';
import { placesOf, sampleConditions } from './sample-conditions.ts';
import { type Grouped, groupPlaces } from './sample-groups.ts';
import { type Sample, sampling } from './sample.ts';
import { edges, type Measure } from './steps.ts';

type Limits = {
  /** Up to so many bikes are counted exactly. */
  exactly: number;
  /** So many in the sample are for certain more than that. */
  surelyMore: number;
  /** Bikes that are read for an exact count; where more had to be, it is estimated. */
  readable: number;
};
const usual: Limits = { exactly: 10_000, surelyMore: 250, readable: 30_000 };
/** With fewer in the sample an estimate says nothing. */
const fewest = 4;

/** The sample, and those of it whose texts have the words. */
type SampleOf = { all: Sample; having: Sample };

const band = (measure: Measure) => `width_bucket(s.${measure}, ARRAY[${edges[measure].join()}])`;

const columns: Record<CountedColumn, string> = {
  brand: 's.brand',
  model: 's.model',
  district: 's.district',
  kind: 's.category',
  condition: 's.condition',
  papers: `CASE WHEN s.papers_until >= (now() AT TIME ZONE 'Asia/Dhaka')::date THEN 1 ELSE 0 END`,
  // More are not told apart.
  owners: 'least(s.owners, 4)',
  verified: 'CASE WHEN s.verified THEN 1 ELSE 0 END',
  photos: 'CASE WHEN s.photos > 0 THEN 1 ELSE 0 END',
  advertised: 'CASE WHEN s.advertised_until > now() THEN 1 ELSE 0 END',
  price: band('price'),
  year: band('year'),
  km: band('km'),
  cc: band('cc'),
};

/** What is grouped by together: few values each, so that all bikes are put into few groups, few times. */
const parts: readonly (readonly CountedColumn[])[] = [
  ['brand', 'model'],
  ['district'],
  ['kind', 'condition', 'papers', 'owners', 'verified', 'photos', 'advertised'],
  ['price'],
  ['year'],
  ['km'],
  ['cc'],
];

/**
 * How many bikes there are: exactly, or about.
 *
 * @param samples all of it, and those that have the words
 */
export async function countTotal(db: Queryable, wanted: Wanted, samples: SampleOf): Promise<Total> {
  const { total, capped } = await countValues(db, wanted, [], samples);
  return { total, capped };
}

/** Bikes that have the same values, of one part of the filters. */
type Group = { part: number; count: number } & Partial<Record<CountedColumn, number>>;

/**
 * How many there are by value of each filter: of all that fit, or, where those are too many or too many
 * had to be read, of the sample.
 *
 * @param samples all of it, and those that have the words
 */
export async function countValues(
  db: Queryable,
  wanted: Wanted,
  of: readonly Counted[],
  samples: SampleOf,
  { exactly, surelyMore, readable } = usual,
): Promise<Total & { by: ReadonlyMap<Counted, ValueCounts> }> {
  const { having } = samples;
  const places = placesOf(having, sampleConditions(having, wanted).values());
  const inSample = groupPlaces(having, places, of);
  const isEstimable = inSample.total >= fewest && leastRead(wanted, samples) > readable;
  if (inSample.total < surelyMore && !isEstimable) {
    const all = await countAll(db, wanted, of);
    if (all.total <= exactly) {
      return { total: all.total, capped: false, by: told(all, of, (count) => count, false) };
    }
  }
  return {
    total: Math.max(isEstimable ? 0 : exactly, estimated(inSample.total)),
    capped: true,
    by: told(inSample, of, estimated, true),
  };
}

/**
 * How many bikes an exact count looks at the least: those of the filter that leaves the fewest. Of words
 * each is looked at in its row, which takes some times as long.
 */
function leastRead(wanted: Wanted, { all, having }: SampleOf): number {
  if (wanted.words.length > 0) return having.bikes * sampling * costs.row;
  const leading = [...sampleConditions(all, wanted)].flatMap(([name, fits]) =>
    unled.has(name) ? [] : [placesOf(all, [fits]).length],
  );
  return Math.min(all.bikes, ...leading) * sampling;
}

/** No index begins with these. */
const unled: ReadonlySet<string> = new Set([
  'condition',
  'papers',
  'owners',
  'verified',
  'photos',
  'area',
]);

async function countAll(db: Queryable, wanted: Wanted, of: readonly Counted[]): Promise<Grouped> {
  const statement = of.length === 0 ? selectTotal(wanted) : selectValues(wanted, of);
  const { rows } = await statement.execute(db);
  return groupsOf(rows, of);
}

/** The statement that counts, as far as it is worth. */
export function selectTotal(wanted: Wanted): RawBuilder<Group> {
  return sql`SELECT 0 AS part, count(*) AS count FROM (${limited(sql`1`, wanted)}) f`;
}

/** The statement that counts by value; of at least one filter. */
export function selectValues(wanted: Wanted, of: readonly Counted[]): RawBuilder<Group> {
  const asked = [...new Set(of.map(columnOf))];
  const sets = parts.map((part) => part.filter((name) => asked.includes(name)));
  const read = sql.raw(asked.map((name) => `${columns[name]} AS ${name}`).join(', '));
  const part = sets
    .map(([first], place) => (first ? `WHEN grouping(${first}) = 0 THEN ${place}` : ''))
    .join(' ');
  const grouped = sets.filter(({ length }) => length > 0).map((set) => `(${set.join(', ')})`);
  return sql<Group>`
    WITH found AS MATERIALIZED (${limited(read, wanted)})
    SELECT CASE ${sql.raw(part)} END AS part, ${sql.raw(asked.join(', '))}, count(*) AS count
    FROM found GROUP BY GROUPING SETS (${sql.raw(grouped.join(', '))})`;
}

const limited = (read: RawBuilder<unknown>, wanted: Wanted) => sql`
  SELECT ${read} FROM bike_search s WHERE ${conditionsOf(wanted)} LIMIT ${usual.exactly + 1}`;

/** Each part has every bike once. */
function groupsOf(rows: readonly Group[], of: readonly Counted[]): Grouped {
  const first = rows[0]?.part;
  const by = new Map(of.map((name) => [columnOf(name), new Map<number, number>()] as const));
  let total = 0;
  for (const row of rows) {
    if (row.part === first) total += row.count;
    for (const column of parts[row.part] ?? []) {
      const counts = by.get(column);
      const value = row[column] ?? 0;
      counts?.set(value, (counts.get(value) ?? 0) + row.count);
    }
  }
  return { total, by };
}

/** Numbers of the database as values of an address. */
function told(
  { by }: Grouped,
  of: readonly Counted[],
  tell: (count: number) => number,
  about: boolean,
): Map<Counted, ValueCounts> {
  return new Map(
    of.map((name) => {
      const counts = new Map<string, number>();
      for (const [number, count] of by.get(columnOf(name)) ?? []) {
        for (const value of readValue(name, number)) {
          counts.set(value, (counts.get(value) ?? 0) + count);
        }
      }
      const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
      const values = new Map(sorted.map(([value, count]) => [value, tell(count)]));
      return [name, { values, about }];
    }),
  );
}

/** What a count in the sample stands for, to two digits; never nothing. */
export function estimated(count: number): number {
  return Math.max(sampling, Number((count * sampling).toPrecision(2)));
}
