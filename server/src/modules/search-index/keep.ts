import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { announceChanged, keepAnnounced } from './announced.ts';
import { type SearchedListing, searchRow } from './search-row.ts';

/**
 * Writes what listings are found by, or removes it where nobody may see them, and has those announced again
 * that may be news to saved searches. Whoever changes a listing,
 * its advert, or what is told of its seller calls this in the same transaction, after the change.
 */
export async function refreshSearch(trx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await keepAnnounced(trx, ids);
  const { rows } = await sql<SearchedListing>`
    SELECT p.id, p.version, p.category_id, p.name, p.other_model, p.location, p.description,
      p.brand, p.model, p.district, p.area, p.colour, p.resale_price, p.year, p.km, p.cc, p.condition, p.owners,
      p.papers, p.registration, jsonb_array_length(p.images) AS photos, u.email_verified AS verified,
      a.expires_at::text AS advertised_until, p.created_at::text AS created_at,
      floor(extract(epoch FROM p.created_at) / 3600)::integer AS listed_hour
    FROM products p
    JOIN users u ON u.id = p.seller_id AND u.status = 'active' AND u.leaving_at IS NULL
    LEFT JOIN adverts a ON a.product_id = p.id AND a.ended_at IS NULL
      AND a.expires_at > now()
    WHERE p.id = ANY(${ids}::uuid[]) AND p.status IN ('active', 'reserved')`.execute(trx);
  if (rows.length < ids.length) {
    const shown = rows.map(({ id }) => id);
    await sql`
      DELETE FROM bike_search
      WHERE id = ANY(${ids}::uuid[]) AND id <> ALL(${shown}::uuid[])`.execute(trx);
  }
  if (rows.length > 0) await write(trx, rows);
  await announceChanged(trx, ids);
}

/**
 * The same for all bikes of sellers whose accounts have changed. It comes last in its transaction, for
 * bookings are locked before bikes: it waits for changes of these bikes that are under way, and those
 * that come later see the accounts as they are now.
 */
export async function refreshSellers(trx: Queryable, sellerIds: readonly string[]): Promise<void> {
  if (sellerIds.length === 0) return;
  const bikes = await trx
    .selectFrom('products')
    .select('id')
    .where('seller_id', 'in', sellerIds)
    .where('status', 'in', ['active', 'reserved'])
    // Says what the index products_by_seller has.
    .where('status', '<>', 'archived')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await refreshSearch(
    trx,
    bikes.map(({ id }) => id),
  );
}

const columns = {
  id: 'uuid',
  version: 'integer',
  rank: 'integer',
  revision: 'smallint',
  category: 'smallint',
  brand: 'integer',
  model: 'integer',
  district: 'integer',
  area: 'integer',
  price: 'integer',
  year: 'smallint',
  km: 'integer',
  cc: 'smallint',
  condition: 'smallint',
  owners: 'smallint',
  papers_until: 'date',
  photos: 'smallint',
  verified: 'boolean',
  advertised_until: 'timestamptz',
  created_at: 'timestamptz',
  sampled: 'boolean',
  keys: 'integer[]',
} satisfies Record<keyof ReturnType<typeof searchRow>, string>;

/** Those that are written, as SQL names them; others are made of them. */
export const searchColumns = Object.keys(columns).join(', ');
const typed = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
const changes = Object.keys(columns)
  .filter((name) => name !== 'id')
  .map((name) => `${name} = excluded.${name}`);

async function write(trx: Queryable, listings: readonly SearchedListing[]): Promise<void> {
  const rows = JSON.stringify(listings.map(searchRow));
  await sql`
    INSERT INTO bike_search (${sql.raw(searchColumns)})
    SELECT ${sql.raw(searchColumns)} FROM jsonb_to_recordset(${rows}::jsonb) AS r(${sql.raw(typed.join(', '))})
    ON CONFLICT (id) DO UPDATE SET ${sql.raw(changes.join(', '))}
    WHERE (bike_search.*) IS DISTINCT FROM (excluded.*)`.execute(trx);
}
