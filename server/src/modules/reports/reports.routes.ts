import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import type { CancellationServices } from '../bookings/cancel-affected.ts';
import { listOwnReports } from './report-list.ts';
import { presentOwnReport } from './reports.presenter.ts';
import { addReport } from './reports.service.ts';

/** Reporting a bike, and what became of it. */
export const reportRoutes: FastifyPluginAsync<{ services: CancellationServices }> = async (
  app,
  { services },
) => {
  route(app, calls.reports.create, async (request) => {
    const id = request.newRowId();
    const insertedId = await addReport(services, accountOf(request), request.body, id);
    return { acknowledged: true, insertedId };
  });

  route(app, calls.reports.mine, async (request, reply) => {
    const { id } = accountOf(request);
    const page = await listOwnReports(app.db, id, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentOwnReport(row, shown));
  });
};
