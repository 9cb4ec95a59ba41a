import type { ReportReason } from '@motohaat/domain/report';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

export type NewReportRow = {
  id: string;
  reporterId: string;
  productId: string;
  reason: ReportReason;
  note: string;
};

/**
 * Writes a report unless the reporter has an open one of that bike. It weighs what the reporter's word
 * weighs: less by a quarter for each report of the last year that was unfounded, more again for each
 * that was right, between nothing and one. One by an account that is not an hour old has no weight:
 * the admin reads it, and it does not help to hide the bike.
 *
 * @returns the id of the one there is
 */
export async function insertReport(trx: Queryable, report: NewReportRow): Promise<string> {
  const { id, reporterId, productId, reason, note } = report;
  await sql`
    INSERT INTO reports (id, reporter_id, product_id, reason, note, weight)
    SELECT ${id}::uuid, u.id, ${productId}::uuid, ${reason}, ${note},
      CASE WHEN u.created_at > now() - interval '1 hour' THEN 0
      ELSE greatest(0, least(1, 1 + (
        SELECT count(*) FILTER (WHERE r.status = 'upheld')
          - count(*) FILTER (WHERE r.status = 'dismissed')
        FROM reports r
        WHERE r.reporter_id = u.id AND r.created_at > now() - interval '1 year'
      ) * 0.25)) END
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
