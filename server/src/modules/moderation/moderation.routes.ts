import * as calls from '@motohaat/contract/calls';
import type { Language } from '@motohaat/domain/language';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { languageOf } from '../../http/request-language.ts';
import { messagesIn } from '../../messages/index.ts';
import { route } from '../../plugins/route.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { readNeededReason, readReason } from '../audit/reasons.ts';
import type { CancellationServices } from '../bookings/cancel-affected.ts';
import { listReports } from '../reports/report-list.ts';
import { presentReport } from '../reports/reports.presenter.ts';
import { removeListing } from './remove-listing.ts';
import { reopenReport } from './reopen-report.ts';
import { dismissAll, dismissOne, restoreListing } from './restore-listing.ts';

/** What was reported, and what the admin does about it. */
export const moderationRoutes: FastifyPluginAsync<{ services: CancellationServices }> = async (
  app,
  { services },
) => {
  route(app, calls.reports.list, async (request, reply) => {
    const { state, reason, productId } = request.query;
    const filter = { state, reason, productId };
    const page = await listReports(app.db, filter, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentReport(row, shown));
  });

  route(app, calls.reports.dismiss, async (request) => {
    const action = adminActionOf(request, readReason(request.body?.reason));
    const isClosed = await dismissOne(app.db, request.params.id, action);
    return { deletedCount: isClosed ? 1 : 0 };
  });

  route(app, calls.reports.reopen, async (request) => {
    const action = adminActionOf(request, readReason(request.body?.reason));
    await reopenReport(services, request.params.id, action);
    return { acknowledged: true };
  });

  route(app, calls.reports.dismissAll, async (request) => {
    const action = adminActionOf(request, readReason(request.body?.reason));
    return dismissAll(app.db, request.params.productId, action);
  });

  route(app, calls.products.takeDown, async (request, reply) => {
    const action = adminActionOf(request, readNeededReason(request.body.reason));
    const done = await removeListing(services, request.params.id, action);
    if (done.status !== 'hidden') return { status: 200, body: done };
    const bodyIn = (language: Language) => ({
      ...done,
      message: messagesIn(language).moderation.held,
    });
    request.bodyIn = bodyIn;
    return { status: 202, body: bodyIn(languageOf(request, reply)) };
  });

  route(app, calls.products.restore, async (request) => {
    const action = adminActionOf(request, readReason(request.body?.reason));
    return restoreListing(app.db, request.params.id, action);
  });
};
