import { MyReport } from '@motohaat/contract/administration';
import { Acknowledged } from '@motohaat/contract/bookings';
import { OwnListQuery } from '@motohaat/contract/list';
import { NewReport } from '@motohaat/contract/wishlist';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { linkNext, pageRequest } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import type { CancellationServices } from '../bookings/cancel-affected.ts';
import { presentOwnReport } from './reports.presenter.ts';
import { listOwnReports } from './reports.repository.ts';
import { addReport } from './reports.service.ts';

/** Reporting a bike, and what became of it. */
export const reportRoutes: FastifyPluginAsync<{ services: CancellationServices }> = async (
  app,
  { services },
) => {
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
      const insertedId = await addReport(services, accountOf(request), request.body, id);
      return { acknowledged: true, insertedId };
    },
  );

  app.get(
    '/myReports',
    {
      config: { access: ['buyer'], ownEmail: 'query' },
      schema: {
        summary: "The caller's reports and what became of them, newest first",
        tags: ['reports'],
        querystring: input(OwnListQuery),
        response: { 200: output(v.array(MyReport)) },
      },
    },
    async (request, reply): Promise<MyReport[]> => {
      const { id } = accountOf(request);
      const page = await listOwnReports(app.db, id, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map(presentOwnReport);
    },
  );
};
