import {
  AuditCheck,
  AuditCheckQuery,
  AuditQuery,
  AuditRecord,
} from '@motohaat/contract/administration';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { linkNext, pageRequest } from '../../http/paging.ts';
import { input, output } from '../../plugins/schemas.ts';
import { checkAudit } from './audit-check.ts';
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

  app.get<{ Querystring: AuditCheckQuery }>(
    '/audit/check',
    {
      config: { access: ['admin'] },
      schema: {
        summary: 'Walks a part of the audit log: whether a record is missing or was altered',
        tags: ['administration'],
        querystring: input(AuditCheckQuery),
        response: { 200: output(AuditCheck) },
      },
    },
    async (request): Promise<AuditCheck> => checkAudit(app.db, Number(request.query.after)),
  );
};
