import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import type { Counted, Total, ValueCounts, Wanted } from '../port.ts';
import { conditionsOf } from './conditions.ts';
import { readValue } from './count-values.ts';

/** One bike of so many is in the sample. */
const sampling = 64;

type Limits = {
  /** Up to so many bikes are counted exactly. */
  exactly: number;
  /** So many in the sample are for certain more than that. */
  surelyMore: number;
};
const usual: Limits = { exactly: 10_000, surelyMore: 250 };

const columns: Record<Counted, string> = {
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
};

/** What is grouped by together: few values each, so that all bikes are put into few groups, few times. */
const parts: readonly (readonly Counted[])[] = [
  ['brand', 'model'],
  ['district'],
  ['kind', 'condition', 'papers', 'owners', 'verified', 'photos', 'advertised'],
];

/** How many bikes there are: exactly, or about. */
export async function countTotal(db: Queryable, wanted: Wanted): Promise<Total> {
  const sample = await countAmong(db, wanted, 'sample');
  if (sample < usual.surelyMore) {
    const total = await countAmong(db, wanted, 'all');
    if (total <= usual.exactly) return { total, capped: false };
  }
  return { total: Math.max(usual.exactly, estimated(sample)), capped: true };
}

async function countAmong(db: Queryable, wanted: Wanted, among: Among): Promise<number> {
  const { rows } = await selectTotal(wanted, among).execute(db);
  return rows[0]?.count ?? 0;
}

type Among = 'all' | 'sample';

/** The statement that counts, as far as it is worth. */
export function selectTotal(wanted: Wanted, among: Among): RawBuilder<{ count: number }> {
  return sql`SELECT count(*) AS count FROM (${among === 'all' ? limited(sql`1`, wanted) : sampled(sql`1`, wanted)}) f`;
}

const limited = (read: RawBuilder<unknown>, wanted: Wanted) => sql`
  SELECT ${read} FROM bike_search s WHERE ${conditionsOf(wanted)} LIMIT ${usual.exactly + 1}`;
const sampled = (read: RawBuilder<unknown>, wanted: Wanted) => sql`
  SELECT ${read} FROM bike_search s WHERE s.sampled AND ${conditionsOf(wanted)}`;

/** Bikes that have the same values, of one part of the filters. */
type Group = { part: number; count: number } & Partial<Record<Counted, number>>;

/**
 * How many there are by value of each filter: of all that fit, or, where those are too many, of the
 * sample.
 */
export async function countValues(
  db: Queryable,
  wanted: Wanted,
  of: readonly Counted[],
  { exactly, surelyMore } = usual,
): Promise<Total & { by: ReadonlyMap<Counted, ValueCounts> }> {
  const { rows: sample } = await selectValues(wanted, of, 'sample').execute(db);
  if (totalOf(sample) < surelyMore) {
    const { rows } = await selectValues(wanted, of, 'all').execute(db);
    const total = totalOf(rows);
    if (total <= exactly) {
      return { total, capped: false, by: valuesOf(rows, of, (count) => count, false) };
    }
  }
  return {
    total: Math.max(exactly, estimated(totalOf(sample))),
    capped: true,
    by: valuesOf(sample, of, estimated, true),
  };
}

/** The statement that counts by value; of at least one filter. */
export function selectValues(
  wanted: Wanted,
  of: readonly Counted[],
  among: Among,
): RawBuilder<Group> {
  const sets = parts.map((part) => part.filter((name) => of.includes(name)));
  const read = sql.raw(of.map((name) => `${columns[name]} AS ${name}`).join(', '));
  const part = sets
    .map(([first], place) => (first ? `WHEN grouping(${first}) = 0 THEN ${place}` : ''))
    .join(' ');
  const grouped = sets.filter(({ length }) => length > 0).map((set) => `(${set.join(', ')})`);
  return sql<Group>`
    WITH found AS MATERIALIZED (${among === 'all' ? limited(read, wanted) : sampled(read, wanted)})
    SELECT CASE ${sql.raw(part)} END AS part, ${sql.raw(of.join(', '))}, count(*) AS count
    FROM found GROUP BY GROUPING SETS (${sql.raw(grouped.join(', '))})`;
}

/** Each part has every bike once. */
function totalOf(rows: readonly Group[]): number {
  const first = rows[0]?.part;
  return rows.reduce((sum, { part, count }) => (part === first ? sum + count : sum), 0);
}

function valuesOf(
  rows: readonly Group[],
  of: readonly Counted[],
  told: (count: number) => number,
  about: boolean,
): Map<Counted, ValueCounts> {
  return new Map(
    of.map((name) => {
      const part = parts.findIndex((names) => names.includes(name));
      const counts = new Map<string, number>();
      for (const row of rows) {
        if (row.part !== part) continue;
        for (const value of readValue(name, row[name] ?? 0)) {
          counts.set(value, (counts.get(value) ?? 0) + row.count);
        }
      }
      const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
      const values = new Map(sorted.map(([value, count]) => [value, told(count)]));
      return [name, { values, about }];
    }),
  );
}

/** What a count in the sample stands for, to two digits; never nothing. */
function estimated(count: number): number {
  return Math.max(sampling, Number((count * sampling).toPrecision(2)));
}
