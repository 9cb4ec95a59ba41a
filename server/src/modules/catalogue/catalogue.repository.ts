import type { CategoryId } from '@motohaat/domain/listing';
import type { CompiledQuery } from 'kysely';

import { keysetCursor, preparedList, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';
import { advertisedColumns, productColumns, type WrittenColumns } from './catalogue.writer.ts';

export function listCategories(db: Queryable) {
  return db.selectFrom('categories').select(['id', 'name', 'picture']).orderBy('id').execute();
}

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];

const productCursor = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

const selectCategory = (after: string) => (rows: number) =>
  `
  SELECT ${productColumns}
  FROM products p
  JOIN users u ON u.id = p.seller_id AND u.status = 'active' AND u.leaving_at IS NULL
  WHERE p.category_id = $1 AND p.status IN ('active', 'reserved') ${after}
  ORDER BY p.created_at DESC, p.id DESC
  LIMIT ${rows}`;
const newestOfCategory = preparedList<WrittenColumns>('newest_of_category', selectCategory(''));
const moreOfCategory = preparedList<WrittenColumns>(
  'more_of_category',
  selectCategory('AND (p.created_at, p.id) < ($2::timestamptz, $3::uuid)'),
);

/** A category's public listings, newest first; on the index products_public_by_category. */
export function selectCategoryProducts(
  category: CategoryId,
  { limit, cursor }: PageRequest,
): CompiledQuery<WrittenColumns> {
  if (cursor === undefined) return newestOfCategory(limit, category);
  const after = productCursor.decode(cursor);
  return moreOfCategory(limit, category, after.created_at, after.id);
}

export async function listCategoryProducts(
  db: Queryable,
  category: CategoryId,
  page: PageRequest,
): Promise<Page<WrittenColumns>> {
  const { rows } = await db.executeQuery(selectCategoryProducts(category, page));
  return pageOf(rows, page.limit, ([, , , , , createdAt, , , id]) =>
    productCursor.encode({ created_at: createdAt, id }),
  );
}

const advertCursor = keysetCursor({ turn: 'integer', created_at: 'timestamp', id: 'uuid' });

type AdvertisedProduct = readonly [
  ...WrittenColumns,
  turn: string,
  position: string,
  advertId: string,
];

const selectRunning = (after: string) => (rows: number) =>
  `
  WITH running AS (
    SELECT a.id, a.product_id, a.created_at,
      row_number() OVER (PARTITION BY a.seller_id ORDER BY a.created_at DESC, a.id DESC) AS turn
    FROM adverts a
    JOIN products p ON p.id = a.product_id AND p.status = 'active'
    JOIN users u ON u.id = a.seller_id AND u.status = 'active' AND u.leaving_at IS NULL
    WHERE a.ended_at IS NULL AND a.expires_at > now()
  )
  SELECT ${advertisedColumns}, a.turn, a.created_at, a.id
  FROM running a
  JOIN products p ON p.id = a.product_id
  JOIN users u ON u.id = p.seller_id
  ${after}
  ORDER BY a.turn, a.created_at DESC, a.id DESC
  LIMIT ${rows}`;
const firstAdvertised = preparedList<AdvertisedProduct>('first_advertised', selectRunning(''));
const moreAdvertised = preparedList<AdvertisedProduct>(
  'more_advertised',
  selectRunning(`WHERE a.turn > $1::integer
    OR (a.turn = $1::integer AND (a.created_at, a.id) < ($2::timestamptz, $3::uuid))`),
);

/**
 * Adverts that run now, of listings that can be bought now: every seller's newest, then every
 * seller's second, so that nobody fills the page (ruling S1.9). A seller has few adverts, so the
 * whole set is small; on the index adverts_active.
 */
export function selectAdvertisedProducts({
  limit,
  cursor,
}: PageRequest): CompiledQuery<AdvertisedProduct> {
  if (cursor === undefined) return firstAdvertised(limit);
  const after = advertCursor.decode(cursor);
  return moreAdvertised(limit, after.turn, after.created_at, after.id);
}

export async function listAdvertisedProducts(
  db: Queryable,
  page: PageRequest,
): Promise<Page<AdvertisedProduct>> {
  const { rows } = await db.executeQuery(selectAdvertisedProducts(page));
  return pageOf(rows, page.limit, ([, , , , , , , , , , turn, position, id]) =>
    advertCursor.encode({ turn, created_at: position, id }),
  );
}
