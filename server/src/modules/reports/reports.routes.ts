import { Acknowledged } from '@motohaat/shared/contract/bookings';
import { IdParam } from '@motohaat/shared/contract/id';
import { OwnListQuery } from '@motohaat/shared/contract/list';
import { Deleted, NewReport, ReportedItem } from '@motohaat/shared/contract/wishlist';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { linkNext, pageRequest } from '../paging.ts';
import { presentReport } from './reports.presenter.ts';
import { listReports } from './reports.repository.ts';
import { addReport, closeReport } from './reports.service.ts';

/** Reporting a bike, and what the admin does about it. */
export const reportRoutes: FastifyPluginAsync = async (app) => {
  app.post<{ Body: NewReport }>(
    '/reportedItems',
    {
      config: {
        access: ['buyer'],
        otherRoles: 'Only buyers can report a bike.',
        ownEmail: 'body',
        refusal: { acknowledged: false },
      },
      schema: {
        summary: 'Reports a bike to the admin',
        tags: ['reports'],
        body: input(NewReport),
        response: { 200: output(Acknowledged) },
      },
    },
    async (request): Promise<Acknowledged> => {
      const id = request.newRowId();
      const insertedId = await addReport(app.db, accountOf(request), request.body, id);
      return { acknowledged: true, insertedId };
    },
  );

  app.get(
    '/reportedItems',
    {
      config: { access: ['admin'], ownEmail: 'query' },
      schema: {
        summary: 'Open reports, newest first',
        tags: ['reports'],
        querystring: input(OwnListQuery),
        response: { 200: output(v.array(ReportedItem)) },
      },
    },
    async (request, reply): Promise<ReportedItem[]> => {
      const page = await listReports(app.db, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map(presentReport);
    },
  );

  app.delete<{ Params: IdParam }>(
    '/reportedItems/:id',
    {
      config: { access: ['admin'], refusal: { deletedCount: 0 } },
      schema: {
        summary: 'Closes a report; the bike stays',
        tags: ['reports'],
        params: input(IdParam),
        response: { 200: output(Deleted) },
      },
    },
    async (request): Promise<Deleted> => {
      const isClosed = await closeReport(app.db, accountOf(request), request.params.id);
      return { deletedCount: isClosed ? 1 : 0 };
    },
  );
};
