import * as calls from '@motohaat/contract/calls';
import { mostWebhooks } from '@motohaat/contract/webhooks';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { adminActionOf } from '../../modules/audit/admin-action.ts';
import { auditedTransaction, writeAudit } from '../../modules/audit/audit.ts';
import { route } from '../../plugins/route.ts';
import { webhookUrl } from './address.ts';
import { listDeliveries, makeDueAgain } from './deliveries.repository.ts';
import { webhookKey, writtenKey } from './signature.ts';
import { addWebhook, isWebhook, listWebhooks, removeWebhook } from './webhooks.repository.ts';

/**
 * The admins' addresses that are told of each act on what is live, and of each verdict.
 *
 * @param secret the server's own, of which keys are made
 * @param development whether this machine itself may be told
 */
export const webhookRoutes: FastifyPluginAsync<{ secret: string; development: boolean }> = async (
  app,
  { secret, development },
) => {
  route(app, calls.webhooks.list, async () =>
    (await listWebhooks(app.db)).map(({ id, url, waiting, dead, ...times }) => ({
      _id: id,
      url,
      createdAt: times.created_at.toISOString(),
      endedAt: times.ended_at?.toISOString() ?? null,
      waiting,
      dead,
    })),
  );

  route(app, calls.webhooks.add, async (request) => {
    const { adminId, requestId } = adminActionOf(request, '');
    const url = webhookUrl(request.body.url, development);
    if (!url) throw new AppError('invalid', { fields: { url: (t) => t.webhooks.wanted } });
    const id = request.newRowId();
    await auditedTransaction(app.db, async (trx) => {
      if (!(await addWebhook(trx, { id, url: url.href }, mostWebhooks))) {
        throw new AppError('limit_reached');
      }
      await writeAudit(trx, {
        actorId: adminId,
        action: 'webhook.added',
        subject: { kind: 'webhook', id },
        after: { host: url.host },
        requestId,
      });
    });
    return { status: 201, body: { _id: id, secret: writtenKey(webhookKey(secret, id)) } };
  });

  route(app, calls.webhooks.remove, async (request) => {
    const { adminId, requestId } = adminActionOf(request, '');
    const { id } = request.params;
    await auditedTransaction(app.db, async (trx) => {
      if (!(await removeWebhook(trx, id))) throw new AppError('not_found');
      const subject = { kind: 'webhook', id };
      await writeAudit(trx, { actorId: adminId, action: 'webhook.removed', subject, requestId });
    });
    return { status: 204 };
  });

  route(app, calls.webhooks.deliveries, async (request, reply) => {
    const { id } = request.params;
    if (!(await isWebhook(app.db, id))) throw new AppError('not_found');
    const page = await listDeliveries(app.db, id, request.query);
    linkNext(request, reply, page.next);
    return page.rows.map((row) => ({
      _id: row.id,
      revision: row.revision,
      ...(row.finding && { finding: row.finding }),
      status: row.status,
      tries: row.attempts,
      error: row.last_error ?? '',
      at: (row.processed_at ?? row.due_at).toISOString(),
    }));
  });

  route(app, calls.webhooks.sendAgain, async (request) => {
    const { adminId, requestId } = adminActionOf(request, '');
    const { id: webhookId, delivery: id } = request.params;
    await auditedTransaction(app.db, async (trx) => {
      const status = await makeDueAgain(trx, { id, webhookId });
      if (status === undefined) throw new AppError('not_found');
      if (status !== 'dead') throw new AppError('conflict');
      await writeAudit(trx, {
        actorId: adminId,
        action: 'webhook.sent_again',
        subject: { kind: 'webhook', id: webhookId },
        before: { status },
        after: { status: 'due' },
        requestId,
        detail: { delivery: id },
      });
    });
    return { status: 204 };
  });
};
