import { type RawBuilder, type Selectable, sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import type { DealReviewsTable } from '../../database/schema/deal-reviews.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

export type DealReviewRow = Selectable<DealReviewsTable>;

/** What both sides of a booking wrote; at most two. */
export async function reviewsOf(db: Queryable, bookingId: string): Promise<DealReviewRow[]> {
  return db.selectFrom('deal_reviews').selectAll().where('booking_id', '=', bookingId).execute();
}

/** A review that everybody can read, with its bike and both people. */
export type PublicReviewRow = Pick<
  DealReviewRow,
  'id' | 'stars' | 'words' | 'shown_at' | 'answer' | 'answered_at'
> & {
  product_name: string;
  author_name: string;
  author_status: string;
  seller_public_id: string;
  seller_name: string;
};

const columns = sql`r.id, r.stars, r.words, r.shown_at, r.answer, r.answered_at, b.product_name,
  a.name AS author_name, a.status AS author_status, s.public_id AS seller_public_id, s.name AS seller_name,
  r.shown_at::text AS position`;

/**
 * Reviews of sellers that can be read now. One goes when its buyer got the money back after all.
 *
 * @param seller a condition on the one whom it is about
 */
function selectShown(seller: RawBuilder<unknown>, { limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : latestFirst.decode(cursor);
  return sql<PublicReviewRow & { position: string }>`
    SELECT ${columns}
    FROM deal_reviews r
    JOIN bookings b ON b.id = r.booking_id AND b.status IN ('completed', 'disputed')
    JOIN users a ON a.id = r.author_id
    JOIN users s ON s.id = r.about_id AND s.status = 'active' AND s.leaving_at IS NULL
    WHERE r.side = 'buyer' AND r.removed_at IS NULL AND r.shown_at <= now() AND ${seller}
      ${after ? sql`AND (r.shown_at, r.id) < (${after.shown_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY r.shown_at DESC, r.id DESC
    LIMIT ${limit + 1}`;
}

const latestFirst = keysetCursor({ shown_at: 'timestamp', id: 'uuid' });

/** The statement of `listReviewsOfSeller`; on the index deal_reviews_about. */
export const selectReviewsOfSeller = (publicId: string, page: PageRequest) =>
  selectShown(sql`r.about_id = (SELECT id FROM users WHERE public_id = ${publicId}::uuid)`, page);

/** What buyers say of a seller, newest first. */
export async function listReviewsOfSeller(
  db: Queryable,
  publicId: string,
  page: PageRequest,
): Promise<Page<PublicReviewRow>> {
  const { rows } = await selectReviewsOfSeller(publicId, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    latestFirst.encode({ shown_at: position, id }),
  );
}

/** The statement of `listLatestReviews`; on the index deal_reviews_latest. */
export const selectLatestReviews = (limit: number) => selectShown(sql`true`, { limit });

/** The latest that buyers say of sellers, good and bad alike. */
export async function listLatestReviews(db: Queryable, limit: number): Promise<PublicReviewRow[]> {
  const { rows } = await selectLatestReviews(limit).execute(db);
  return rows.slice(0, limit);
}
