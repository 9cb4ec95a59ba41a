import type { Picture } from '@motohaat/contract/catalogue';
import type { CategoryId, ListingStatus } from '@motohaat/domain/listing';
import type { RefusalReason, ReviewCause } from '@motohaat/domain/review';
import { type Selectable, sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import type { ReviewCasesTable } from '../../database/schema/market.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

export type ReviewCaseRow = Selectable<ReviewCasesTable>;

export async function findCase(db: Queryable, id: string): Promise<ReviewCaseRow | undefined> {
  return db.selectFrom('review_cases').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Decides an open case. @returns whether it was open */
export async function decideCase(
  trx: Queryable,
  id: string,
  decision: { status: 'approved' | 'refused'; adminId: string; reasons?: readonly RefusalReason[] },
): Promise<boolean> {
  const { status, adminId, reasons = [] } = decision;
  const { numUpdatedRows } = await trx
    .updateTable('review_cases')
    .set({
      status,
      reasons: JSON.stringify(reasons),
      decided_by: adminId,
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Closes so many cases of listings that are gone. @returns how many there were */
export async function closeGoneCases(db: Queryable, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE review_cases SET status = 'closed', decided_at = now()
    WHERE id IN (
      SELECT c.id FROM review_cases c JOIN products p ON p.id = c.product_id
      WHERE c.status = 'open' AND p.status IN ('sold', 'archived')
      LIMIT ${limit}
    ) AND status = 'open'`.execute(db);
  return Number(numAffectedRows);
}

/** A case as the admin sees it, with its listing as it is now. */
export type ReviewCaseView = {
  id: string;
  product_id: string;
  causes: ReviewCause[];
  created_at: Date;
  status: ListingStatus;
  category_id: CategoryId;
  name: string;
  description: string;
  location: string;
  /** Whole taka. */
  resale_price: number;
  model: string | null;
  year: number | null;
  km: number | null;
  images: Picture[];
  seller_id: string;
  seller_name: string;
  seller_since: Date;
  seen_on: string | null;
  seen_name: string | null;
  seen_images: Picture[] | null;
};

const oldestFirst = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** What waits for an admin, the longest first; on the index review_cases_open. */
export function selectReviewCases({ limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : oldestFirst.decode(cursor);
  return sql<ReviewCaseView & { position: string }>`
    SELECT c.id, c.product_id, c.causes, c.created_at, p.status, p.category_id, p.name,
      p.description, p.location, p.resale_price, p.model, p.year, p.km, p.images,
      u.id AS seller_id, u.name AS seller_name, u.created_at AS seller_since,
      s.id AS seen_on, s.name AS seen_name, s.images AS seen_images,
      c.created_at::text AS position
    FROM review_cases c
    JOIN products p ON p.id = c.product_id AND p.status NOT IN ('sold', 'archived')
    JOIN users u ON u.id = p.seller_id
    LEFT JOIN products s ON s.id = c.seen_on
    WHERE c.status = 'open'
      ${after ? sql`AND (c.created_at, c.id) > (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY c.created_at, c.id
    LIMIT ${limit + 1}`;
}

export async function listReviewCases(
  db: Queryable,
  page: PageRequest,
): Promise<Page<ReviewCaseView>> {
  const { rows } = await selectReviewCases(page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    oldestFirst.encode({ created_at: position, id }),
  );
}
