import * as calls from '@motohaat/contract/calls';
import type { StolenNumber } from '@motohaat/contract/stolen-numbers';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import type { Shown } from '../../http/shown.ts';
import { route } from '../../plugins/route.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { stampedNumberHashes } from '../selling/stamped-number-hashes.ts';
import { addStolenNumbers } from './add-numbers.ts';
import { listStolen, type StolenNumberRow } from './stolen-numbers.repository.ts';

/** The admins' list of stolen bikes' numbers. @param secret the server's own, under which they are kept */
export const stolenNumberRoutes: FastifyPluginAsync<{ secret: string }> = async (
  app,
  { secret },
) => {
  const hashes = stampedNumberHashes(secret);

  route(app, calls.stolenNumbers.list, async (request, reply) => {
    const page = await listStolen(app.db, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => present(row, shown));
  });

  route(app, calls.stolenNumbers.add, async (request) => {
    const { adminId, requestId } = adminActionOf(request, '');
    const by = { adminId, requestId };
    const bikes = await addStolenNumbers(app.db, hashes, request.body, by);
    return { acknowledged: true, bikes };
  });

  route(app, calls.stolenNumbers.remove, async (request) => {
    const { adminId, requestId } = adminActionOf(request, '');
    const { id } = request.params;
    await auditedTransaction(app.db, async (trx) => {
      const removed = await trx
        .deleteFrom('stolen_numbers')
        .where('id', '=', id)
        .returning(['kind', 'number_end'])
        .executeTakeFirst();
      if (!removed) throw new AppError('not_found');
      await writeAudit(trx, {
        actorId: adminId,
        action: 'stolen_number.removed',
        subject: { kind: 'stolenNumber', id },
        before: { kind: removed.kind, end: removed.number_end },
        requestId,
      });
    });
    return { deletedCount: 1 };
  });
};

function present(row: StolenNumberRow, shown: Shown): StolenNumber {
  const { id, kind, number_end: end, note, bikes } = row;
  return {
    _id: id,
    kind,
    end,
    note,
    createdAt: row.created_at.toISOString(),
    bikes: bikes.map((bike) => ({
      _id: bike.id,
      productName: bike.name,
      ...shown.name(bike.name),
    })),
  };
}
