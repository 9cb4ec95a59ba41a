import type { Picture } from '@motohaat/contract/catalogue';
import type { CategoryId, ListingStatus } from '@motohaat/domain/listing';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

/** A wish, with its bike as it is now. */
export type WishRow = {
  id: string;
  product_id: string;
  name: string;
  /** Whole taka: now, and when it was wished for. */
  resale_price: number;
  wished_price: number;
  status: ListingStatus;
  seller_name: string;
  seller_active: boolean;
  location: string;
  category_id: CategoryId;
  images: Picture[];
  created_at: Date;
};

export type NewWishRow = { id: string; buyerId: string; productId: string; price: number };

/** Writes a wish unless the buyer has one for that bike. @returns the id of the one there is */
export async function insertWish(
  trx: Queryable,
  { id, buyerId, productId, price }: NewWishRow,
): Promise<string> {
  await trx
    .insertInto('wishlist_items')
    .values({ id, buyer_id: buyerId, product_id: productId, price })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const wish = await trx
    .selectFrom('wishlist_items')
    .select('id')
    .where('buyer_id', '=', buyerId)
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return wish.id;
}

export async function countWishes(db: Queryable, buyerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('wishlist_items')
    .select(sql<number>`count(*)`.as('count'))
    .where('buyer_id', '=', buyerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes a wish of this buyer away. @returns whether there was one */
export async function deleteWish(
  db: Queryable,
  { id, buyerId }: { id: string; buyerId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('wishlist_items')
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const wishCursor = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** A buyer's wishes, newest first; on the index wishlist_items_by_buyer. */
export async function listWishes(
  db: Queryable,
  buyerId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<WishRow>> {
  const after = cursor === undefined ? undefined : wishCursor.decode(cursor);
  const { rows } = await sql<WishRow & { position: string }>`
    SELECT w.id, w.product_id, w.price AS wished_price, w.created_at, p.name, p.resale_price,
      p.status, p.location, p.category_id, p.images, u.name AS seller_name,
      u.status = 'active' AS seller_active, w.created_at::text AS position
    FROM wishlist_items w
    JOIN products p ON p.id = w.product_id
    JOIN users u ON u.id = p.seller_id
    WHERE w.buyer_id = ${buyerId}::uuid
      ${after ? sql`AND (w.created_at, w.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY w.created_at DESC, w.id DESC
    LIMIT ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ position, id }) => wishCursor.encode({ created_at: position, id }));
}
