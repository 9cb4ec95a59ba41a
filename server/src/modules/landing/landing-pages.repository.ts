import { landingBikes, type LandingName } from '@motohaat/domain/landing';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';

import type { Queryable } from '../../database/index.ts';

/** A landing page as it was counted; `district` is empty where it is of the whole country. */
export type CountedPage = { name: string; district: string; bikes: number; prices: number };
/** One that has enough bikes. */
export type ListedPage = LandingName & { bikes: number };

/**
 * Pages that have enough bikes, those with the most first.
 *
 * @param names any of these
 * @param districts of any of these; `''` are pages of the whole country
 */
export async function listPages(
  db: Queryable,
  names: readonly string[],
  districts: readonly string[],
  limit: number,
): Promise<ListedPage[]> {
  const { rows } = await sql<{ name: string; district: string; bikes: number }>`
    SELECT name, district, bikes FROM landing_pages
    WHERE name = ANY(${names}::text[]) AND district = ANY(${districts}::text[])
      AND bikes >= ${landingBikes}
    ORDER BY bikes DESC, name, district LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, district: row.district || null }));
}

/** All pages that have bikes; a market of any size has some ten thousand at the most. */
export function listCounted(db: Queryable): Promise<CountedPage[]> {
  return db
    .selectFrom('landing_pages')
    .select(['name', 'district', 'bikes', 'prices'])
    .where('bikes', '>', 0)
    .execute();
}

/** Writes what was counted of some pages, which they have not had before. */
export async function writeCounted(
  db: Queryable,
  pages: readonly CountedPage[],
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(pages.map((page) => ({ id: newId(), ...page })));
  await sql`
    INSERT INTO landing_pages (id, name, district, bikes, prices, changed_at)
    SELECT id, name, district, bikes, prices, ${now}
    FROM jsonb_to_recordset(${rows}::jsonb)
      AS r(id uuid, name text, district text, bikes integer, prices bigint)
    ON CONFLICT (name, district) DO UPDATE
    SET bikes = excluded.bikes, prices = excluded.prices, changed_at = excluded.changed_at`.execute(
    db,
  );
}
