import type { Picture } from '@motohaat/shared/contract/catalogue';
import type { CategoryId } from '@motohaat/shared/domain/listing';
import type { ReportReason } from '@motohaat/shared/domain/report';
import { sql } from 'kysely';

import { keysetCursor, type Queryable } from '../../database/index.ts';
import { type Page, pageOf, type PageRequest } from '../paging.ts';

export type NewReportRow = {
  id: string;
  reporterId: string;
  productId: string;
  reason: ReportReason;
  note: string;
};

/**
 * Writes a report unless the reporter has an open one of that bike. One by an account that is not an
 * hour old has no weight: the admin reads it, and it does not help to hide the bike.
 *
 * @returns the id of the one there is
 */
export async function insertReport(trx: Queryable, report: NewReportRow): Promise<string> {
  const { id, reporterId, productId, reason, note } = report;
  await sql`
    INSERT INTO reports (id, reporter_id, product_id, reason, note, weight)
    SELECT ${id}::uuid, u.id, ${productId}::uuid, ${reason}, ${note},
      CASE WHEN u.created_at > now() - interval '1 hour' THEN 0 ELSE 1 END
    FROM users u
    WHERE u.id = ${reporterId}::uuid
    ON CONFLICT DO NOTHING`.execute(trx);
  const stored = await trx
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('product_id', '=', productId)
    .where((row) => row.or([row('id', '=', id), row('status', 'in', ['open', 'triaged'])]))
    .orderBy((eb) => eb('id', '=', id), 'desc')
    .executeTakeFirstOrThrow();
  return stored.id;
}

/**
 * When a reporter's reports of the last hour were made, newest first: on the index
 * reports_by_reporter.
 */
export async function recentReports(db: Queryable, reporterId: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('reports')
    .select('created_at')
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => row.created_at);
}

/** Closes an open report without consequences. @returns its bike, or nothing if none is open */
export async function dismissReport(
  trx: Queryable,
  { id, adminId }: { id: string; adminId: string },
): Promise<string | undefined> {
  const closed = await trx
    .updateTable('reports')
    .set({
      status: 'dismissed',
      closed_by: adminId,
      closed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'triaged'])
    .returning('product_id')
    .executeTakeFirst();
  return closed?.product_id;
}

/** An open report, with its bike as it is now. */
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
  status: 'open' | 'triaged';
  created_at: Date;
  category_id: CategoryId;
  images: Picture[];
  /** Open reports of the same bike. */
  count: number;
};

const reportCursor = keysetCursor({ created_at: 'timestamp', id: 'uuid' });

/** What waits for the admin, newest first; on the index reports_open. */
export async function listReports(
  db: Queryable,
  { limit, cursor }: PageRequest,
): Promise<Page<ReportView>> {
  const after = cursor === undefined ? undefined : reportCursor.decode(cursor);
  const { rows } = await sql<ReportView & { position: string }>`
    SELECT r.id, r.product_id, r.reason, r.note, r.status, r.created_at, p.name, p.resale_price,
      p.location, p.category_id, p.images, s.name AS seller_name, u.email AS reporter_email,
      (
        SELECT count(*) FROM reports o
        WHERE o.product_id = r.product_id AND o.status IN ('open', 'triaged')
      ) AS count,
      r.created_at::text AS position
    FROM reports r
    JOIN users u ON u.id = r.reporter_id
    JOIN products p ON p.id = r.product_id
    JOIN users s ON s.id = p.seller_id
    WHERE r.status IN ('open', 'triaged')
      ${after ? sql`AND (r.created_at, r.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY r.created_at DESC, r.id DESC
    LIMIT ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ position, id }) =>
    reportCursor.encode({ created_at: position, id }),
  );
}
