import { ccRange } from '@motohaat/domain/bike-facts';
import { type RawBuilder, sql } from 'kysely';

import type { Wanted } from '../port.ts';
import { keysOf, modelKeys, modelKeysOf } from './conditions.ts';
import type { Frequencies } from './frequencies.ts';

/** The column whose indexes lead to few bikes, and its values; each is read in order by itself. */
export type Lead = { column: 'model' | 'district' | 'cc'; keys: RawBuilder<unknown> };

/** Engine sizes that so many bikes have that every order meets them soon. */
const commonSizes = { from: 100, to: 165 };

/**
 * By which of its filters a search is led, where those have several values. One value the database's own
 * planner judges by itself.
 */
export function leadOf(
  { filters, loose }: Wanted,
  frequency: Frequencies,
  orderHasSizes: boolean,
): Lead | undefined {
  const { model, brand, district, ccMin, ccMax, advertised } = filters;
  // There are so few that the planner begins with them.
  if (advertised) return undefined;
  const models = model
    ? modelKeys(model, loose.has('model'))
    : brand && modelKeysOf(brand, loose.has('brand'));
  const districts = district && keysOf(district, loose.has('district'));
  const part = (column: 'model' | 'district', keys: readonly number[]) =>
    keys.reduce((sum, key) => sum + frequency(column, key), 0);
  if (models && !(districts && part('district', districts) < part('model', models))) {
    return several('model', models);
  }
  if (districts) return several('district', districts);
  const from = ccMin ?? 1;
  const to = ccMax ?? ccRange.to;
  const isRare = from > commonSizes.to || to < commonSizes.from;
  const isAsked = ccMin !== undefined || ccMax !== undefined;
  return isAsked && isRare && orderHasSizes
    ? { column: 'cc', keys: sizesBetween(from, to) }
    : undefined;
}

function several(column: 'model' | 'district', keys: readonly number[]): Lead | undefined {
  return keys.length > 1 ? { column, keys: sql`unnest(${keys}::integer[])` } : undefined;
}

/** The engine sizes that there are, each found by one step in an index. */
function sizesBetween(from: number, to: number): RawBuilder<unknown> {
  const next = (after: RawBuilder<unknown>) => sql`
    SELECT s.cc FROM bike_search s
    WHERE s.cc >= ${after} AND s.cc <= ${to}::integer ORDER BY s.cc LIMIT 1`;
  return sql`(
    WITH RECURSIVE sizes(cc) AS (
      (${next(sql`${from}::integer`)})
      UNION ALL
      SELECT (${next(sql`sizes.cc + 1`)}) FROM sizes WHERE sizes.cc IS NOT NULL
    )
    SELECT cc::integer FROM sizes WHERE cc IS NOT NULL
  )`;
}
