import { type RawBuilder, sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { revision } from './search-row.ts';

/** What searches see of a bike, with the numbers of `bike_search`. */
export type SeenBike = Record<
  | 'category'
  | 'brand'
  | 'model'
  | 'district'
  | 'area'
  | 'price'
  | 'year'
  | 'km'
  | 'cc'
  | 'condition'
  | 'owners',
  number
> & {
  /** The last day on which its papers are complete, `YYYY-MM-DD`. */
  papers: string | null;
  photos: boolean;
  verified: boolean;
  advertised: boolean;
  /** Its words. */
  keys: readonly number[];
};

const seen = sql.raw(`jsonb_build_object(
  'category', s.category, 'brand', s.brand, 'model', s.model, 'district', s.district, 'area', s.area,
  'price', s.price, 'year', s.year, 'km', s.km, 'cc', s.cc, 'condition', s.condition, 'owners', s.owners,
  'papers', s.papers_until, 'photos', s.photos > 0, 'verified', s.verified,
  'advertised', s.advertised_until IS NOT NULL, 'keys', s.keys)`);

/** Whoever changes a bike so often has told everybody of it. */
const mostAnnounced = 12;

/** Keeps as what some bikes were announced, before what they are found by changes. */
export async function keepAnnounced(trx: Queryable, ids: readonly string[]): Promise<void> {
  await sql`
    INSERT INTO announced_bikes (product_id, digest, seen)
    SELECT b.id, md5(b.seen::text), b.seen FROM (
      SELECT s.id, ${seen} AS seen FROM bike_search s
      JOIN products p ON p.id = s.id AND p.announced_at IS NOT NULL
      -- Rows of an older program are made anew: that is no news.
      WHERE s.id = ANY(${ids}::uuid[]) AND s.revision = ${revision}
    ) b
    WHERE (SELECT count(*) FROM announced_bikes a WHERE a.product_id = b.id) <= ${mostAnnounced}
    ON CONFLICT DO NOTHING`.execute(trx);
}

/**
 * Has those of some bikes announced again that are as they never were before: a search may want one since its
 * price fell, it is advertised, or something is stated.
 */
export async function announceChanged(trx: Queryable, ids: readonly string[]): Promise<void> {
  await sql`
    WITH sold AS (
      DELETE FROM announced_bikes a USING products p
      WHERE a.product_id = ANY(${ids}::uuid[]) AND p.id = a.product_id
        AND p.status IN ('sold', 'archived')
    )
    UPDATE products p SET announced_at = NULL
    FROM (
      SELECT s.id, md5((${seen})::text) AS digest FROM bike_search s WHERE s.id = ANY(${ids}::uuid[])
    ) b
    WHERE p.id = b.id AND p.announced_at IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM announced_bikes a WHERE a.product_id = b.id AND a.digest = b.digest
      )
      AND (SELECT count(*) FROM announced_bikes a WHERE a.product_id = b.id)
        BETWEEN 1 AND ${mostAnnounced}`.execute(trx);
}

/** Some bikes as they are, and as what they were announced. */
export function selectSeen(
  ids: readonly string[],
): RawBuilder<{ id: string; seen: SeenBike; before: SeenBike[] }> {
  return sql<{ id: string; seen: SeenBike; before: SeenBike[] }>`
    SELECT s.id, ${seen} AS seen,
      ARRAY(SELECT a.seen FROM announced_bikes a WHERE a.product_id = s.id) AS before
    FROM bike_search s WHERE s.id = ANY(${ids}::uuid[])`;
}
