import { sql } from 'kysely';

import type { Database, Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { AdminAction } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { tell } from '../notices/tell.ts';
import { lockForAdmin } from './read-reported.ts';

/**
 * Closes the report of a conversation, and tells whoever made it.
 *
 * @throws AppError `not_found`, `forbidden`, `conflict` when it is closed already
 */
export async function decideReport(
  db: Database,
  { adminId, reason, requestId }: AdminAction,
  { id, outcome }: { id: string; outcome: 'upheld' | 'dismissed' },
): Promise<void> {
  await auditedTransaction(db, async (trx) => {
    const report = await lockForAdmin(trx, { id, adminId, requestId });
    if (report.status !== 'open') throw new AppError('conflict');
    await trx
      .updateTable('conversation_reports')
      .set({ status: outcome, closed_at: sql<Date>`now()`, closed_by: adminId })
      .where('id', '=', id)
      .execute();
    await forgetRemoved(trx, report.conversation_id);
    await writeAudit(trx, {
      actorId: adminId,
      action: `conversation.report_${outcome}`,
      subject: { kind: 'conversation', id: report.conversation_id },
      detail: { report: id },
      reason,
      requestId,
    });
    await tell(trx, {
      kind: 'report_decided',
      to: report.reporter_id,
      data: { outcome, conversationId: report.conversation_id },
      productId: report.product_id,
      once: id,
    });
  });
}

/** What was removed was kept for open reports alone. */
async function forgetRemoved(trx: Queryable, conversationId: string): Promise<void> {
  await sql`
    UPDATE messages SET text = ''
    WHERE conversation_id = ${conversationId}::uuid AND removed_at IS NOT NULL
      AND NOT EXISTS (
        SELECT FROM conversation_reports r
        WHERE r.conversation_id = ${conversationId}::uuid AND r.status = 'open'
      )`.execute(trx);
}
