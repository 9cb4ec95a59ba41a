import type { SignedSmokeTest } from '@motohaat/contract/smoke-tests';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import { describeOrder } from './order.ts';
import { endOrder, findOrder } from './orders.repository.ts';
import { keepPictures } from './pictures.repository.ts';
import { isSigned } from './smoke-key.ts';
import { addSmokeTest, hasPassed } from './smoke.repository.ts';

/**
 * Takes what a machine found on the pages of an order that it has.
 *
 * @param secret what machines sign with
 * @returns `forged` when no machine of this server signed it for this order
 * @throws AppError `not_found`; `conflict` when the machine has lost the order
 */
export async function takeReport(
  db: Database,
  secret: string,
  { id, requestId, machine, report, signature, pictures }: SignedSmokeTest & Sent,
): Promise<{ passed: boolean } | 'forged'> {
  const order = await findOrder(db, id);
  if (!order) throw new AppError('not_found');
  const { application, release, others } = order;
  const { version } = await describeOrder(db, order);
  const parts = { order: id, application, release, others, report };
  if (report.revision !== order.revision || !isSigned(secret, parts, signature)) return 'forged';
  const passed = hasPassed(report);
  await auditedTransaction(db, async (trx) => {
    if (!(await endOrder(trx, { id, machine }, null))) throw new AppError('conflict');
    await addSmokeTest(trx, { id, application, release, others, report, signature });
    const shown = pictures.map(({ content, ...picture }) => ({
      ...picture,
      content: Buffer.from(content, 'base64'),
    }));
    await keepPictures(trx, { id, application, release }, shown);
    await writeAudit(trx, {
      actorId: null,
      action: 'release.smoke_tested',
      subject: { kind: 'application', id: application },
      requestId,
      detail: { author: `machine:${machine}`, version, passed, revision: report.revision },
    });
  });
  return { passed };
}

type Sent = { id: string; requestId: string };
