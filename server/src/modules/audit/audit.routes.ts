import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { messagesFor } from '../../http/request-language.ts';
import { route } from '../../plugins/route.ts';
import { checkAudit } from './audit-check.ts';
import { presentAudit } from './audit.presenter.ts';
import { listAudit } from './audit.repository.ts';

/** Who did what, for the admins. */
export const auditRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.audit.list, async (request, reply) => {
    const { actor, action, subject } = request.query;
    const page = await listAudit(app.db, { actor, action, subject }, request.query);
    linkNext(request, reply, page.next);
    const t = messagesFor(request, reply);
    return page.rows.map((row) => presentAudit(row, t));
  });

  route(app, calls.audit.check, async (request) => checkAudit(app.db, Number(request.query.after)));
};
