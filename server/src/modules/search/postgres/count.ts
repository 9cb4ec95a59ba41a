import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import type { Counted, Total, ValueCounts, Wanted } from '../port.ts';
import { conditionsOf } from './conditions.ts';
import { readValue } from './count-values.ts';

/** Up to so many bikes are counted exactly. */
const exactly = 10_000;
/** One bike of so many is in the sample. */
const sampling = 64;

const columns: Record<Counted, string> = {
  kind: 's.category',
  brand: 's.brand',
  model: 's.model',
  district: 's.district',
  condition: 's.condition',
  papers: `CASE WHEN s.papers_until >= (now() AT TIME ZONE 'Asia/Dhaka')::date THEN 1 ELSE 0 END`,
  owners: 's.owners',
  verified: 'CASE WHEN s.verified THEN 1 ELSE 0 END',
  photos: 'CASE WHEN s.photos > 0 THEN 1 ELSE 0 END',
  advertised: 'CASE WHEN s.advertised_until > now() THEN 1 ELSE 0 END',
};

/** How many bikes there are: exactly, or about. */
export async function countTotal(db: Queryable, wanted: Wanted): Promise<Total> {
  const { rows } = await selectTotal(wanted).execute(db);
  const total = rows[0]?.count ?? 0;
  if (total <= exactly) return { total, capped: false };
  const sample = await sql<{ count: number }>`
    SELECT count(*) AS count FROM bike_search s WHERE s.sampled AND ${conditionsOf(wanted)}`.execute(
    db,
  );
  return { total: atLeast(estimated(sample.rows[0]?.count ?? 0)), capped: true };
}

/** The statement that counts as far as it is worth. */
export function selectTotal(wanted: Wanted): RawBuilder<{ count: number }> {
  return sql`
    SELECT count(*) AS count
    FROM (SELECT FROM bike_search s WHERE ${conditionsOf(wanted)} LIMIT ${exactly + 1}) f`;
}

type GroupRow = { bits: number; count: number } & Partial<Record<Counted, number>>;

/**
 * How many there are by value of each filter: of all that fit, or, where those are too many, of the
 * sample.
 */
export async function countValues(
  db: Queryable,
  wanted: Wanted,
  of: readonly Counted[],
): Promise<Total & { by: ReadonlyMap<Counted, ValueCounts> }> {
  const { rows } = await selectValues(wanted, of, 'all').execute(db);
  const total = totalOf(rows, of);
  if (total <= exactly) {
    return { total, capped: false, by: valuesOf(rows, of, (count) => count, false) };
  }
  const { rows: sample } = await selectValues(wanted, of, 'sample').execute(db);
  return {
    total: atLeast(estimated(totalOf(sample, of))),
    capped: true,
    by: valuesOf(sample, of, estimated, true),
  };
}

/** The statement that counts by value. */
export function selectValues(
  wanted: Wanted,
  of: readonly Counted[],
  among: 'all' | 'sample',
): RawBuilder<GroupRow> {
  const read = of.map((name) => `, ${columns[name]} AS ${name}`).join('');
  const from = among === 'all' ? sql`` : sql`s.sampled AND`;
  const limit = among === 'all' ? sql`LIMIT ${exactly + 1}` : sql``;
  const list = of.join(', ');
  const sets = [...of.map((name) => `(${name})`), '()'].join(', ');
  return sql<GroupRow>`
    WITH found AS MATERIALIZED (
      SELECT 1 AS one${sql.raw(read)} FROM bike_search s
      WHERE ${from} ${conditionsOf(wanted)} ${limit}
    )
    SELECT ${sql.raw(of.length > 0 ? `grouping(${list}) AS bits, ${list}` : '0 AS bits')}, count(*) AS count
    FROM found GROUP BY GROUPING SETS (${sql.raw(sets)})`;
}

/** Of all columns together none is grouped by. */
const bitsOfAll = (of: readonly Counted[]) => 2 ** of.length - 1;

function totalOf(rows: readonly GroupRow[], of: readonly Counted[]): number {
  return rows.find(({ bits }) => bits === bitsOfAll(of))?.count ?? 0;
}

function valuesOf(
  rows: readonly GroupRow[],
  of: readonly Counted[],
  told: (count: number) => number,
  about: boolean,
): Map<Counted, ValueCounts> {
  return new Map(
    of.map((name, place) => {
      const bits = bitsOfAll(of) - 2 ** (of.length - 1 - place);
      const counts = new Map<string, number>();
      for (const row of rows) {
        if (row.bits !== bits) continue;
        for (const value of readValue(name, row[name] ?? 0)) {
          counts.set(value, (counts.get(value) ?? 0) + row.count);
        }
      }
      const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
      return [
        name,
        { values: new Map(sorted.map(([value, count]) => [value, told(count)])), about },
      ];
    }),
  );
}

/** What a count in the sample stands for, to two digits; never nothing. */
function estimated(count: number): number {
  return Math.max(sampling, Number((count * sampling).toPrecision(2)));
}

/** Of so many it is known that they are there. */
const atLeast = (count: number) => Math.max(exactly, count);
