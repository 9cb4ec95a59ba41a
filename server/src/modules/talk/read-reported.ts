import type { Database, Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Page, PageRequest } from '../../http/paging.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { listMessages, type MessageRow } from './messages.repository.ts';
import { lockTalkReport } from './reported.repository.ts';

/** Who reads or decides a report, by which request. */
export type Reading = { id: string; adminId: string; requestId: string };

/**
 * What was written until a conversation was reported. Each reading is an entry of the audit log, in the
 * transaction that reads (I12).
 *
 * @throws AppError `not_found` without such a report, `forbidden` for an admin whose conversation it is
 */
export async function readReported(
  db: Database,
  reading: Reading,
  page: PageRequest,
): Promise<{ messages: Page<MessageRow>; buyerId: string }> {
  return auditedTransaction(db, async (trx) => {
    const report = await lockForAdmin(trx, reading);
    await writeAudit(trx, {
      actorId: reading.adminId,
      action: 'conversation.read',
      subject: { kind: 'conversation', id: report.conversation_id },
      detail: { report: report.id },
      requestId: reading.requestId,
    });
    const until = { ...page, until: report.last_number };
    const messages = await listMessages(trx, report.conversation_id, until);
    return { messages, buyerId: report.buyer_id };
  });
}

/**
 * A report for an admin who is not in its conversation.
 *
 * @throws AppError `not_found`, `forbidden`
 */
export async function lockForAdmin(trx: Queryable, { id, adminId }: Reading) {
  const report = await lockTalkReport(trx, id);
  if (!report) throw new AppError('not_found');
  if (report.buyer_id === adminId || report.seller_id === adminId) {
    throw new AppError('forbidden', { message: (t) => t.talk.ownCase });
  }
  return report;
}
