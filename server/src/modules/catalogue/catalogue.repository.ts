import type { CategoryId } from '@motohaat/domain/listing';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';
import { type ListedProduct, listedColumns } from './listed-product.ts';

export function listCategories(db: Queryable) {
  return db.selectFrom('categories').select(['id', 'name', 'picture']).orderBy('id').execute();
}

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

const productCursor = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** A category's public listings, newest first; on the index products_public_by_category. */
export function selectCategoryProducts(category: CategoryId, { limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : productCursor.decode(cursor);
  return sql<ListedProduct & { position: string }>`
    SELECT ${listedColumns}, p.created_at::text AS position
    FROM products p
    JOIN users u ON u.id = p.seller_id AND u.status = 'active' AND u.leaving_at IS NULL
    WHERE p.category_id = ${category} AND p.status IN ('active', 'reserved')
      ${after ? sql`AND (p.created_at, p.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY p.created_at DESC, p.id DESC
    LIMIT ${limit + 1}`;
}

export async function listCategoryProducts(
  db: Queryable,
  category: CategoryId,
  page: PageRequest,
): Promise<Page<ListedProduct>> {
  const { rows } = await selectCategoryProducts(category, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    productCursor.encode({ created_at: position, id }),
  );
}

const advertCursor = keysetCursor({ turn: 'integer', created_at: 'timestamp', id: 'uuid' });

/**
 * Adverts that run now, of listings that can be bought now: every seller's newest, then every
 * seller's second, so that nobody fills the page (ruling S1.9). A seller has few adverts, so the
 * whole set is small; on the index adverts_active.
 */
export function selectAdvertisedProducts({ limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : advertCursor.decode(cursor);
  return sql<ListedProduct & { turn: string; position: string; advert_id: string }>`
    WITH running AS (
      SELECT a.id, a.product_id, a.created_at,
        row_number() OVER (PARTITION BY a.seller_id ORDER BY a.created_at DESC, a.id DESC) AS turn
      FROM adverts a
      JOIN products p ON p.id = a.product_id AND p.status = 'active'
      JOIN users u ON u.id = a.seller_id AND u.status = 'active' AND u.leaving_at IS NULL
      WHERE a.ended_at IS NULL AND a.expires_at > now()
    )
    SELECT ${listedColumns},
      a.turn::text AS turn, a.created_at::text AS position, a.id AS advert_id
    FROM running a
    JOIN products p ON p.id = a.product_id
    JOIN users u ON u.id = p.seller_id
    ${
      after
        ? sql`WHERE a.turn > ${after.turn}::integer OR (a.turn = ${after.turn}::integer
            AND (a.created_at, a.id) < (${after.created_at}::timestamptz, ${after.id}::uuid))`
        : sql``
    }
    ORDER BY a.turn, a.created_at DESC, a.id DESC
    LIMIT ${limit + 1}`;
}

export async function listAdvertisedProducts(
  db: Queryable,
  page: PageRequest,
): Promise<Page<ListedProduct>> {
  const { rows } = await selectAdvertisedProducts(page).execute(db);
  return pageOf(rows, page.limit, ({ turn, position, advert_id: id }) =>
    advertCursor.encode({ turn, created_at: position, id }),
  );
}
