import { bandsOfBike, type PriceBand, type PricedBike } from '@motohaat/domain/price-sense';
import { sql } from 'kysely';

import type { Database, Queryable } from '../../database/index.ts';

/** Bikes of a model that are looked at, the newest: enough to know what it costs. */
const newest = 2_000;
const days = 365;

/**
 * Bikes of a model with the prices that are asked, or were agreed on where they are sold, of the last year;
 * on products_priced. What was paid for one that its seller sold elsewhere nobody knows.
 */
export function selectPricedBikes(model: string, now: Date) {
  const since = new Date(now.getTime() - days * 86_400_000);
  return sql<PricedBike>`
    SELECT p.year, p.km,
      CASE p.status WHEN 'sold' THEN coalesce((
        SELECT b.amount FROM bookings b WHERE b.product_id = p.id AND b.status = 'completed'
      ), p.resale_price) ELSE p.resale_price END AS price
    FROM products p
    WHERE p.model = ${model} AND p.status IN ('active', 'reserved', 'sold')
      AND p.created_at > ${since}
    ORDER BY p.created_at DESC
    LIMIT ${newest}`;
}

/** Models that have bikes or figures: a step on products_priced for each, however many its bikes are. */
export async function pricedModels(db: Queryable): Promise<string[]> {
  const priced = sql`status IN ('active', 'reserved', 'sold')`;
  const { rows } = await sql<{ model: string }>`
    WITH RECURSIVE with_bikes AS (
      SELECT min(model) AS model FROM products WHERE ${priced} AND model IS NOT NULL
      UNION ALL
      SELECT (
        SELECT p.model FROM products p
        WHERE ${priced} AND p.model > with_bikes.model
        ORDER BY p.model
        LIMIT 1
      )
      FROM with_bikes WHERE with_bikes.model IS NOT NULL
    )
    SELECT model FROM with_bikes WHERE model IS NOT NULL
    UNION
    SELECT model FROM price_bands`.execute(db);
  return rows.map(({ model }) => model);
}

/**
 * Models of which a bike came to the market, left it or changed since a time; on the indexes
 * products_changed_by_category and models_left_by_time.
 */
export async function changedModels(db: Queryable, since: Date): Promise<string[]> {
  const { rows } = await sql<{ model: string }>`
    SELECT model
    FROM products
    WHERE category_id IN (1, 2, 3) AND status NOT IN ('draft', 'pending_review')
      AND updated_at > ${since} AND model IS NOT NULL
    UNION
    SELECT model FROM models_left WHERE at > ${since}`.execute(db);
  return rows.map(({ model }) => model);
}

/** Removes what was noted of models before a time. */
export async function forgetModelsLeft(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('models_left').where('at', '<', before).execute();
}

/** Puts the bands of a model in the place of those that it had. */
export async function writePriceBands(
  db: Database,
  model: string,
  bands: readonly PriceBand[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('price_bands').where('model', '=', model).execute();
    if (bands.length === 0) return;
    const rows = bands.map(({ yearBand, kmBand, bikes, from, median, to }) => ({
      model,
      year_band: yearBand,
      km_band: kmBand,
      bikes,
      lower_quarter: from,
      median,
      upper_quarter: to,
    }));
    await trx.insertInto('price_bands').values(rows).execute();
  });
}

/** The narrowest band that a bike falls into and that has enough bikes. */
export async function findPriceBand(
  db: Queryable,
  { model, year, km }: { model: string | null; year: number | null; km: number | null },
) {
  if (model === null) return undefined;
  const bands = bandsOfBike({ year, km });
  const rows = await db
    .selectFrom('price_bands')
    .select(['year_band', 'km_band', 'bikes', 'lower_quarter as from', 'median'])
    .select('upper_quarter as to')
    .where('model', '=', model)
    .where((row) =>
      row.or(
        bands.map(({ yearBand, kmBand }) =>
          row.and([row('year_band', '=', yearBand), row('km_band', '=', kmBand)]),
        ),
      ),
    )
    .execute();
  return bands
    .map(({ yearBand, kmBand }) =>
      rows.find((row) => row.year_band === yearBand && row.km_band === kmBand),
    )
    .find((row) => row !== undefined);
}
