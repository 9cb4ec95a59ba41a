import { sql } from 'kysely';

import type { Queryable } from '../../../database/index.ts';
import type { Place } from './page-cursor.ts';

/** A price that was changed while somebody went through pages: what it was when the first was read. */
export type PriceBefore = { product_id: string; resale_price: number };

/** So many changes of prices are looked at; by then a page is an hour old, or a market a large one. */
const mostChanges = 1_000;

/** A change takes no longer: its statements and waits have limits of seconds. */
const longestChange = '1 minute';

/**
 * The prices that have changed since a page was read, those too that were being changed then. A replica does not
 * say what is under way: of what was read there, those alone that began after it.
 */
export async function pricesBefore(
  db: Queryable,
  { since, seen }: Pick<Place, 'since' | 'seen'>,
): Promise<PriceBefore[]> {
  const { rows } = await sql<PriceBefore>`
    SELECT DISTINCT ON (h.product_id) h.product_id, h.resale_price
    FROM (
      SELECT product_id, resale_price, changed_at, changed_in, id FROM price_history
      WHERE changed_at > ${since}::timestamptz - ${longestChange}::interval
      ORDER BY changed_at LIMIT ${mostChanges}
    ) h
    WHERE coalesce(
      NOT pg_visible_in_snapshot(h.changed_in, ${seen ?? null}::pg_snapshot),
      h.changed_at > ${since}::timestamptz)
    -- Of changes that waited for each other the first has the lower id, whichever began before.
    ORDER BY h.product_id, h.id`.execute(db);
  return rows;
}
