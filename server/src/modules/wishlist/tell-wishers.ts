import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { tell, type Telling } from '../notices/tell.ts';

/** Accounts that are told with one statement. */
const atOnce = 1_000;

type News = Extract<Telling, { kind: 'price_drop' | 'wish_sold' | 'wish_back' }>;

/**
 * Tells everybody who wishes for a bike what happened to it; on the index wishlist_items_by_product. The
 * wishes of a buyer who became a seller rest.
 *
 * @param except who knows already
 */
export async function tellWishers(
  trx: Queryable,
  productId: string,
  news: Pick<News, 'kind' | 'data'>,
  except?: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    SELECT w.buyer_id AS id
    FROM wishlist_items w JOIN users u ON u.id = w.buyer_id AND u.status = 'active' AND u.role = 'buyer'
    WHERE w.product_id = ${productId}::uuid
      ${except === undefined ? sql`` : sql`AND w.buyer_id <> ${except}::uuid`}`.execute(trx);
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atOnce) {
    const to = ids.slice(from, from + atOnce);
    // In parts, so that no statement becomes too large.
    await tell(trx, { ...news, to, productId } as News);
  }
}
