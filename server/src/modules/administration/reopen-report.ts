import type { Database } from '../../database/index.ts';
import { isUniqueViolation } from '../../database/index.ts';
import { AppError } from '../../errors.ts';
import { auditedTransaction, writeAudit } from '../audit.ts';
import { findReport, reopen } from '../reports/reports.repository.ts';
import type { ActOf, Administration } from './administration.ts';
import { hideIfReported } from './hide-listing.ts';
import { letGoOrphans } from './let-go.ts';

const upheldSentence = 'This report was right, and its bike was removed. Restore the bike instead.';
const againSentence = 'The buyer has reported this bike again. That report is open.';

/**
 * Opens a report again that was closed as unfounded; it counts as before, and may hide its bike. Done
 * twice, it is done.
 *
 * @throws AppError `not_found`, `conflict` for one that was upheld, or that another one has replaced
 */
export async function reopenReport(
  administration: Administration,
  id: string,
  act: ActOf,
): Promise<void> {
  const hidden = await openAgain(administration.db, id, act).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'reports_one_open_per_reporter')) throw error;
    throw new AppError('conflict', { message: againSentence });
  });
  if (hidden) await letGoOrphans(administration, { productId: hidden });
}

/** @returns the bike that this has hidden */
async function openAgain(db: Database, id: string, act: ActOf): Promise<string | undefined> {
  return auditedTransaction(db, async (trx) => {
    const report = await findReport(trx, id);
    if (!report) throw new AppError('not_found');
    if (report.status === 'upheld') throw new AppError('conflict', { message: upheldSentence });
    const productId = await reopen(trx, id);
    if (productId === undefined) return undefined;
    await writeAudit(trx, {
      actorId: act.adminId,
      action: 'report.reopened',
      subject: { kind: 'report', id },
      before: { status: 'dismissed' },
      after: { status: 'open' },
      reason: act.reason,
      requestId: act.requestId,
      detail: { productId },
    });
    return (await hideIfReported(trx, productId)) ? productId : undefined;
  });
}
