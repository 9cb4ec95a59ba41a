import * as calls from '@motohaat/contract/calls';
import type { TroubledMail } from '@motohaat/contract/mails';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { messagesFor } from '../../http/request-language.ts';
import type { Messages } from '../../messages/index.ts';
import { route } from '../../plugins/route.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../audit/audit.ts';
import { listTroubled, makeDue, type TroubledRow } from './troubled.repository.ts';

/** Mails that were not taken, for the admins. */
export const troubledMailRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.mails.list, async (request, reply) => {
    const page = await listTroubled(app.db, request.query.status, request.query);
    linkNext(request, reply, page.next);
    const t = messagesFor(request, reply);
    return page.rows.map((row) => present(row, t));
  });

  route(app, calls.mails.sendAgain, async (request) => {
    const { adminId, requestId } = adminActionOf(request, '');
    const { id } = request.params;
    await auditedTransaction(app.db, async (trx) => {
      const status = await makeDue(trx, id);
      if (status === undefined) throw new AppError('not_found');
      if (status !== 'dead') throw new AppError('conflict');
      await writeAudit(trx, {
        actorId: adminId,
        action: 'mail.sent_again',
        subject: { kind: 'mail', id },
        before: { status },
        after: { status: 'due' },
        requestId,
      });
    });
    return { acknowledged: true };
  });
};

function present(row: TroubledRow, { mails: t }: Messages): TroubledMail {
  const { id, email, kind, status, attempts, last_error: error } = row;
  return {
    _id: id,
    to: email,
    kind,
    title: t.kinds[kind],
    status,
    tries: attempts,
    error: error ?? '',
    createdAt: row.created_at.toISOString(),
    at: (row.processed_at ?? row.due_at).toISOString(),
  };
}
