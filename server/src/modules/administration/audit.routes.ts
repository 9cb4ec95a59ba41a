import { AuditQuery, AuditRecord } from '@motohaat/shared/contract/administration';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { input, output } from '../../plugins/schemas.ts';
import { linkNext, pageRequest } from '../paging.ts';
import { presentAudit } from './audit.presenter.ts';
import { listAudit } from './audit.repository.ts';

/** Who did what, for the admins. */
export const auditRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Querystring: AuditQuery }>(
    '/audit',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'The audit log, newest first',
        tags: ['administration'],
        querystring: input(AuditQuery),
        response: { 200: output(v.array(AuditRecord)) },
      },
    },
    async (request, reply): Promise<AuditRecord[]> => {
      const { actor, action, subject } = request.query;
      const page = await listAudit(app.db, { actor, action, subject }, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map(presentAudit);
    },
  );
};
