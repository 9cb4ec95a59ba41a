import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import { notStated } from '../../search-index/search-row.ts';
import type { Figures, Quarters, Wanted } from '../port.ts';
import { type Condition, conditionsOf, modelKeysOf } from './conditions.ts';
import { estimate } from './count.ts';

/** Up to so many bikes all are looked at, and above that those of the sample. */
const usual = 10_000;

type Row = {
  bikes: number;
  least: number | null;
  most: number | null;
  prices: Quarters | null;
  years: Quarters | null;
  km: Quarters | null;
};

/** What there is to say of bikes together: of all that fit, or, where those are too many, of the sample. */
export async function readFigures(
  db: Queryable,
  wanted: Wanted,
  exactly = usual,
): Promise<Figures> {
  const all = await readOne(db, selectFigures(wanted, exactly));
  if (all.bikes <= exactly) return presented(all, all);
  const [sample, ends] = await Promise.all([
    readOne(db, selectFigures(wanted, 'sample')),
    selectEnds(wanted).execute(db),
  ]);
  const { least, most } = ends.rows[0] ?? all;
  return {
    ...presented(sample, { least, most }),
    total: Math.max(exactly, estimate(sample.bikes)),
    capped: true,
  };
}

async function readOne(db: Queryable, statement: RawBuilder<Row>): Promise<Row> {
  const { rows } = await statement.execute(db);
  return rows[0] ?? { bikes: 0, least: null, most: null, prices: null, years: null, km: null };
}

function presented(
  { bikes, prices, years, km }: Row,
  { least, most }: Pick<Row, 'least' | 'most'>,
): Figures {
  const price = least === null || most === null ? null : { least, most };
  return { total: bikes, capped: false, price, prices: prices && inTaka(prices), years, km };
}

/** Between two prices the part of the way, as the price sense has it. */
const inTaka = ([first, second, third]: Quarters): Quarters => [
  Math.round(first),
  Math.round(second),
  Math.round(third),
];

/** A brand has no index of its own, but each of its bikes is below one of its models. */
const fitting = (wanted: Wanted): Condition => {
  const { brand, model } = wanted.filters;
  const conditions = conditionsOf(wanted);
  return brand && !model
    ? sql`s.model = ANY(${modelKeysOf(brand)}::integer[]) AND ${conditions}`
    : conditions;
};

const quarters = sql.raw('ARRAY[0.25, 0.5, 0.75]::double precision[]');

/** The statement that looks at no more bikes than is worth it. */
export function selectFigures(wanted: Wanted, most: number | 'sample'): RawBuilder<Row> {
  const some =
    most === 'sample'
      ? sql`s.sampled AND ${conditionsOf(wanted)}`
      : sql`${fitting(wanted)} LIMIT ${most + 1}`;
  return sql<Row>`
    SELECT count(*) AS bikes, min(f.price) AS least, max(f.price) AS most,
      percentile_cont(${quarters}) WITHIN GROUP (ORDER BY f.price) AS prices,
      percentile_disc(${quarters}) WITHIN GROUP (ORDER BY f.year)
        FILTER (WHERE f.year > ${notStated.year}::integer) AS years,
      percentile_disc(${quarters}) WITHIN GROUP (ORDER BY f.km)
        FILTER (WHERE f.km < ${notStated.km}::integer) AS km
    FROM (SELECT s.price, s.year, s.km FROM bike_search s WHERE ${some}) f`;
}

/** The statement for the cheapest and the dearest; of so many bikes each is soon met. */
export function selectEnds(wanted: Wanted) {
  const end = (order: 'ASC' | 'DESC') => sql`(
    SELECT s.price FROM bike_search s WHERE ${conditionsOf(wanted)}
    ORDER BY s.price ${sql.raw(order)}, s.id ${sql.raw(order)} LIMIT 1
  )`;
  return sql<{
    least: number;
    most: number;
  }>`SELECT ${end('ASC')} AS least, ${end('DESC')} AS most`;
}
