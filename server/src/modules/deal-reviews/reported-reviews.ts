import type { ReviewReport } from '@motohaat/contract/deal-reviews';
import type { ReviewReportReason } from '@motohaat/domain/deal-review';
import { sql } from 'kysely';

import { type Database, keysetCursor, type Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { type Page, pageOf, type PageRequest } from '../../http/paging.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import type { DealReviewRow } from './deal-reviews.repository.ts';
import { readNote } from './deal-reviews.rules.ts';

/** Reports of reviews that one account may make in a day. */
const reportsPerDay = 20;

type Reporting = { id: string; reviewId: string; reporterId: string; report: ReviewReport };

/**
 * Reports a review that can be read: one's own booking's, or a seller's.
 *
 * @throws AppError `not_found`, `invalid`, `duplicate`, `rate_limited`
 */
export async function reportReview(db: Database, reporting: Reporting): Promise<void> {
  const { id, reviewId, reporterId, report } = reporting;
  const note = readNote(report.note ?? '');
  const { rows } = await sql<{ recent: number; mine: string | null }>`
    SELECT
      (
        SELECT count(*) FROM (
          SELECT FROM deal_review_reports
          WHERE reporter_id = ${reporterId}::uuid AND created_at > now() - interval '1 day'
          LIMIT ${reportsPerDay}
        ) AS few
      ) AS recent,
      (
        SELECT id FROM deal_review_reports
        WHERE review_id = r.id AND reporter_id = ${reporterId}::uuid
      ) AS mine
    FROM deal_reviews r
    WHERE r.id = ${reviewId}::uuid AND r.removed_at IS NULL AND r.shown_at <= now()
      AND r.author_id <> ${reporterId}::uuid
      AND (r.side = 'buyer' OR r.about_id = ${reporterId}::uuid)`.execute(db);
  const found = rows[0];
  if (!found) throw new AppError('not_found');
  if (found.mine === id) return;
  if (found.mine !== null) throw new AppError('duplicate');
  if (found.recent >= reportsPerDay) throw new AppError('rate_limited', { retryAfter: 86_400 });
  await db
    .insertInto('deal_review_reports')
    .values({ id, review_id: reviewId, reporter_id: reporterId, reason: report.reason, note })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type ReportedReviewRow = DealReviewRow & {
  product_name: string;
  author_name: string;
  about_name: string;
  reports: number;
  reasons: ReviewReportReason[];
  notes: string[];
  reported_at: Date;
};

const oldestFirst = keysetCursor({ reported_at: 'timestamp', id: 'uuid' });

/** Reviews with open reports, the longest waiting first; on the index deal_review_reports_open. */
export function selectReportedReviews({ limit, cursor }: PageRequest) {
  const after = cursor === undefined ? undefined : oldestFirst.decode(cursor);
  return sql<ReportedReviewRow & { position: string }>`
    SELECT r.*, b.product_name, a.name AS author_name, o.name AS about_name,
      c.reports, c.reasons, c.notes, c.reported_at, c.reported_at::text AS position
    FROM (
      SELECT review_id, min(created_at) AS reported_at, count(*) AS reports,
        array_agg(DISTINCT reason) AS reasons,
        (array_remove(array_agg(note ORDER BY created_at), ''))[1:20] AS notes
      FROM deal_review_reports
      WHERE closed_at IS NULL
      GROUP BY review_id
    ) AS c
    JOIN deal_reviews r ON r.id = c.review_id
    JOIN bookings b ON b.id = r.booking_id
    JOIN users a ON a.id = r.author_id
    JOIN users o ON o.id = r.about_id
    WHERE r.removed_at IS NULL
      ${after ? sql`AND (c.reported_at, r.id) > (${after.reported_at}::timestamptz, ${after.id}::uuid)` : sql``}
    ORDER BY c.reported_at, r.id
    LIMIT ${limit + 1}`;
}

export async function listReportedReviews(
  db: Queryable,
  page: PageRequest,
): Promise<Page<ReportedReviewRow>> {
  const { rows } = await selectReportedReviews(page).execute(db);
  return pageOf(rows, page.limit, ({ position, id }) =>
    oldestFirst.encode({ reported_at: position, id }),
  );
}

/**
 * Takes a reported review away, or leaves it where it is; its reports are closed.
 *
 * @throws AppError `not_found`, `forbidden` for who wrote it or whom it is about, `conflict` when it was
 *   decided already
 */
export async function decideReview(
  db: Database,
  { id, act }: { id: string; act: 'remove' | 'keep' },
  { adminId, reason, requestId }: AdminAction,
): Promise<void> {
  await auditedTransaction(db, async (trx) => {
    const review = await trx
      .selectFrom('deal_reviews')
      .select(['id', 'removed_at', 'author_id', 'about_id'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!review) throw new AppError('not_found');
    if ([review.author_id, review.about_id].includes(adminId)) {
      throw new AppError('forbidden', { message: (t) => t.moderation.ownCase });
    }
    const closed = await trx
      .updateTable('deal_review_reports')
      .set({ closed_at: sql<Date>`now()` })
      .where('review_id', '=', id)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    if (review.removed_at || (act === 'keep' && closed.numUpdatedRows === 0n)) {
      throw new AppError('conflict', { message: (t) => t.deals.reviewDecided });
    }
    if (act === 'remove') {
      await trx
        .updateTable('deal_reviews')
        .set({ removed_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    }
    await writeAudit(trx, {
      actorId: adminId,
      action: act === 'remove' ? 'review.removed' : 'review.kept',
      subject: { kind: 'review', id },
      reason,
      requestId,
    });
  });
}
