import type { ReportStatus } from '@motohaat/domain/report';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import { tell } from '../notices/tell.ts';

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
    .returning(['product_id', 'reporter_id'])
    .executeTakeFirst();
  if (closed) await tellReporters(trx, closed.product_id, [closed.reporter_id], 'dismissed');
  return closed?.product_id;
}

async function tellReporters(
  trx: Queryable,
  productId: string,
  reporters: readonly string[],
  outcome: 'upheld' | 'dismissed',
): Promise<void> {
  const to = [...new Set(reporters)];
  await tell(trx, { to, kind: 'report_decided', data: { outcome }, productId });
}

export async function findReport(
  trx: Queryable,
  id: string,
): Promise<{ status: ReportStatus } | undefined> {
  return trx.selectFrom('reports').select('status').where('id', '=', id).executeTakeFirst();
}

/** Opens a report again that was dismissed. @returns its bike, or nothing if it was not */
export async function reopen(trx: Queryable, id: string): Promise<string | undefined> {
  const opened = await trx
    .updateTable('reports')
    .set({ status: 'open', closed_by: null, closed_at: null, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'dismissed')
    .returning('product_id')
    .executeTakeFirst();
  return opened?.product_id;
}

/**
 * Closes the open reports of a bike, or, unless `from` says open, also those that were upheld.
 *
 * @returns how many
 */
export async function closeReports(
  trx: Queryable,
  {
    productId,
    adminId,
    status,
    from,
  }: { productId: string; adminId: string; status: 'upheld' | 'dismissed'; from?: 'open' },
): Promise<number> {
  const open = ['open', 'triaged'] as const;
  const closed = await trx
    .updateTable('reports')
    .set({
      status,
      closed_by: adminId,
      closed_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
    })
    .where('product_id', '=', productId)
    .where('status', 'in', from === 'open' || status === 'upheld' ? open : [...open, 'upheld'])
    .returning('reporter_id')
    .execute();
  const reporters = closed.map(({ reporter_id: reporter }) => reporter);
  await tellReporters(trx, productId, reporters, status);
  return closed.length;
}
