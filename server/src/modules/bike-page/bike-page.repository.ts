import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';
import { foundColumns, type FoundRow } from '../catalogue/found-bike.ts';

/** A seller as visitors may know them. */
export type SellerRow = {
  public_id: string;
  name: string;
  photo_url: string | null;
  created_at: Date;
  email_verified: boolean;
  /** Bikes that anyone can see now. */
  bikes: number;
};

const seller = sql`
  u.public_id, u.name, u.photo_url, u.created_at, u.email_verified,
  (
    SELECT count(*) FROM products own
    WHERE own.seller_id = u.id AND own.status IN ('active', 'reserved')
  ) AS bikes`;
const isOpen = sql`u.status = 'active' AND u.leaving_at IS NULL`;

/** A bike that anyone can see, or that was sold; with its seller. */
export async function findBike(db: Queryable, id: string) {
  const { rows } = await sql<Omit<FoundRow, 'status'> & { status: FoundRow['status'] | 'sold' }>`
    SELECT ${sql.raw(foundColumns)}
    FROM products p
    JOIN users u ON u.id = p.seller_id AND ${isOpen}
    WHERE p.id = ${id}::uuid AND p.status IN ('active', 'reserved', 'sold')`.execute(db);
  return rows[0];
}

/** What a bike cost before, the latest first: whole taka, and until when. */
export async function listPrices(db: Queryable, productId: string) {
  return db
    .selectFrom('price_history')
    .select(['resale_price', 'changed_at'])
    .where('product_id', '=', productId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** @param publicId the seller's name in answers */
export async function findSeller(db: Queryable, publicId: string): Promise<SellerRow | undefined> {
  const { rows } = await sql<SellerRow>`
    SELECT ${seller} FROM users u
    WHERE u.public_id = ${publicId}::uuid AND u.role = 'seller' AND ${isOpen}`.execute(db);
  return rows[0];
}

const newestFirst = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** A seller's bikes that anyone can see, newest first; on the index products_by_seller. */
export function selectBikesOfSeller(publicId: string, { limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : newestFirst.decode(cursor);
  return sql<FoundRow & { position: string }>`
    SELECT ${sql.raw(foundColumns)}, p.created_at::text AS position
    FROM products p
    JOIN users u ON u.id = p.seller_id
    WHERE p.seller_id = (SELECT id FROM users WHERE public_id = ${publicId}::uuid)
      AND p.status IN ('active', 'reserved')
      ${after ? sql`AND (p.created_at, p.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY p.created_at DESC, p.id DESC
    LIMIT ${limit + 1}`;
}

export async function listBikesOfSeller(
  db: Queryable,
  publicId: string,
  page: PageRequest,
): Promise<Page<FoundRow>> {
  const { rows } = await selectBikesOfSeller(publicId, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    newestFirst.encode({ created_at: position, id }),
  );
}
