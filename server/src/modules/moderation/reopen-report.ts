import type { Database } from '../../database/index.ts';
import { isUniqueViolation } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { cancelAffectedBookings, type CancellationServices } from '../bookings/cancel-affected.ts';
import { hideIfReported } from '../reports/hide-listing.ts';
import { findReport, reopen } from '../reports/report-decisions.ts';

/**
 * Opens a report again that was closed as unfounded; it counts as before, and may hide its bike. Done
 * twice, it is done.
 *
 * @throws AppError `not_found`, `conflict` for one that was upheld, or that another one has replaced
 */
export async function reopenReport(
  services: CancellationServices,
  id: string,
  action: AdminAction,
): Promise<void> {
  const hidden = await openAgain(services.db, id, action).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'reports_one_open_per_reporter')) throw error;
    throw new AppError('conflict', { message: (t) => t.moderation.reportedAgain });
  });
  if (hidden) await cancelAffectedBookings(services, { productId: hidden });
}

/** @returns the bike that this has hidden */
async function openAgain(
  db: Database,
  id: string,
  action: AdminAction,
): Promise<string | undefined> {
  return auditedTransaction(db, async (trx) => {
    const report = await findReport(trx, id);
    if (!report) throw new AppError('not_found');
    if (report.status === 'upheld') {
      throw new AppError('conflict', { message: (t) => t.moderation.upheld });
    }
    const productId = await reopen(trx, id);
    if (productId === undefined) return undefined;
    await writeAudit(trx, {
      actorId: action.adminId,
      action: 'report.reopened',
      subject: { kind: 'report', id },
      before: { status: 'dismissed' },
      after: { status: 'open' },
      reason: action.reason,
      requestId: action.requestId,
      detail: { productId },
    });
    return (await hideIfReported(trx, productId)) ? productId : undefined;
  });
}
