import type { Picture } from '@motohaat/contract/catalogue';
import { isId } from '@motohaat/contract/id';
import type { AccountStatus } from '@motohaat/domain/account';
import type { CategoryId, ListingStatus } from '@motohaat/domain/listing';
import type { Taker } from '@motohaat/domain/moderation';
import type { ReportReason, ReportStatus } from '@motohaat/domain/report';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';

/** A report, with its bike as it is now. */
export type ReportView = {
  id: string;
  product_id: string;
  name: string;
  /** Whole taka. */
  resale_price: number;
  seller_name: string;
  location: string;
  reporter_email: string;
  reason: ReportReason;
  note: string;
  status: ReportStatus;
  created_at: Date;
  closed_at: Date | null;
  category_id: CategoryId;
  images: Picture[];
  product_status: ListingStatus;
  taken_off_by: Taker | null;
  seller_id: string;
  seller_status: AccountStatus;
  /** Open reports of the same bike. */
  count: number;
};

export type ReportFilter = {
  state?: 'open' | 'closed' | undefined;
  reason?: ReportReason | undefined;
  productId?: string | undefined;
};

const reportCursor = keysetCursor({ at: 'timestamp', id: 'uuid' });

/** What is no id is the id of nothing (ruling G8). */
function ofBike(productId: string) {
  return isId(productId) ? sql`AND r.product_id = ${productId}::uuid` : sql`AND false`;
}

/**
 * The admin's list: open reports with the newest first, closed ones with the one that was closed last;
 * on the indexes reports_open and reports_by_closing.
 */
export function selectReports(filter: ReportFilter, { limit, cursor }: PageRequest) {
  const { state = 'open', reason, productId } = filter;
  const after = cursor === undefined ? undefined : reportCursor.decode(cursor);
  const time = state === 'open' ? sql`r.created_at` : sql`r.closed_at`;
  return sql<ReportView & { position: string }>`
    SELECT r.id, r.product_id, r.reason, r.note, r.status, r.created_at, r.closed_at, p.name,
      p.resale_price, p.location, p.category_id, p.images, p.status AS product_status,
      p.taken_off_by, s.id AS seller_id, s.name AS seller_name, s.status AS seller_status,
      u.email AS reporter_email,
      (
        SELECT count(*) FROM reports o
        WHERE o.product_id = r.product_id AND o.status IN ('open', 'triaged')
      ) AS count,
      ${time}::text AS position
    FROM reports r
    JOIN users u ON u.id = r.reporter_id
    JOIN products p ON p.id = r.product_id
    JOIN users s ON s.id = p.seller_id
    WHERE ${
      state === 'open'
        ? sql`r.status IN ('open', 'triaged')`
        : sql`r.status IN ('upheld', 'dismissed')`
    }
      ${reason === undefined ? sql`` : sql`AND r.reason = ${reason}`}
      ${productId === undefined ? sql`` : ofBike(productId)}
      ${after ? sql`AND (${time}, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY ${time} DESC, r.id DESC
    LIMIT ${limit + 1}`;
}

export async function listReports(
  db: Queryable,
  filter: ReportFilter,
  page: PageRequest,
): Promise<Page<ReportView>> {
  const { rows } = await selectReports(filter, page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) => reportCursor.encode({ at: position, id }));
}

/** A report as its reporter sees it. */
export type OwnReportView = Pick<
  ReportView,
  | 'id'
  | 'product_id'
  | 'name'
  | 'reason'
  | 'note'
  | 'status'
  | 'created_at'
  | 'closed_at'
  | 'category_id'
  | 'images'
>;

/** What somebody has reported, newest first; on the index reports_by_reporter. */
export async function listOwnReports(
  db: Queryable,
  reporterId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<OwnReportView>> {
  const after = cursor === undefined ? undefined : reportCursor.decode(cursor);
  const { rows } = await sql<OwnReportView & { position: string }>`
    SELECT r.id, r.product_id, p.name, r.reason, r.note, r.status, r.created_at, r.closed_at,
      p.category_id, p.images, r.created_at::text AS position
    FROM reports r
    JOIN products p ON p.id = r.product_id
    WHERE r.reporter_id = ${reporterId}::uuid
      ${after ? sql`AND (r.created_at, r.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY r.created_at DESC, r.id DESC
    LIMIT ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ position, id }) => reportCursor.encode({ at: position, id }));
}
