import {
  Act,
  ActDone,
  ListingActDone,
  ReasonedAct,
  ReportsDismissed,
  ReportsQuery,
} from '@motohaat/contract/administration';
import { Id, IdParam } from '@motohaat/contract/id';
import { Deleted, ReportedItem } from '@motohaat/contract/wishlist';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { linkNext, pageRequest } from '../../http/paging.ts';
import { input, output } from '../../plugins/schemas.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { readNeededReason, readReason } from '../audit/reasons.ts';
import type { CancellationServices } from '../bookings/cancel-affected.ts';
import { presentReport } from '../reports/reports.presenter.ts';
import { listReports } from '../reports/reports.repository.ts';
import { removeListing } from './remove-listing.ts';
import { reopenReport } from './reopen-report.ts';
import { dismissAll, dismissOne, restoreListing } from './restore-listing.ts';

const adminsOnly = { access: ['admin'] } as const;
const tags = ['administration'];
const BikeParam = v.object({ productId: Id });

/** What was reported, and what the admin does about it. */
export const moderationRoutes: FastifyPluginAsync<{ services: CancellationServices }> = async (
  app,
  { services },
) => {
  app.get<{ Querystring: ReportsQuery }>(
    '/reportedItems',
    {
      config: { ...adminsOnly, ownEmail: 'query' },
      schema: {
        summary: 'Reports, newest first: those that are open, or those that were decided',
        tags,
        querystring: input(ReportsQuery),
        response: { 200: output(v.array(ReportedItem)) },
      },
    },
    async (request, reply): Promise<ReportedItem[]> => {
      const { state, reason, productId } = request.query;
      const filter = { state, reason, productId };
      const page = await listReports(app.db, filter, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map(presentReport);
    },
  );

  app.delete<{ Params: IdParam; Body: Act | null }>(
    '/reportedItems/:id',
    {
      config: { ...adminsOnly, refusal: { deletedCount: 0 } },
      schema: {
        summary: 'Closes a report; the bike stays',
        tags,
        params: input(IdParam),
        body: input(v.nullish(Act)),
        response: { 200: output(Deleted) },
      },
    },
    async (request): Promise<Deleted> => {
      const action = adminActionOf(request, readReason(request.body?.reason));
      const isClosed = await dismissOne(app.db, request.params.id, action);
      return { deletedCount: isClosed ? 1 : 0 };
    },
  );

  app.post<{ Params: IdParam; Body: Act | null }>(
    '/reportedItems/:id/reopen',
    {
      config: { ...adminsOnly, refusal: { acknowledged: false } },
      schema: {
        summary: 'Opens a report again that was closed as unfounded',
        tags,
        params: input(IdParam),
        body: input(v.nullish(Act)),
        response: { 200: output(ActDone) },
      },
    },
    async (request): Promise<ActDone> => {
      const action = adminActionOf(request, readReason(request.body?.reason));
      await reopenReport(services, request.params.id, action);
      return { acknowledged: true };
    },
  );

  app.post<{ Params: v.InferOutput<typeof BikeParam>; Body: Act | null }>(
    '/reportedItems/bikes/:productId/dismiss',
    {
      config: { ...adminsOnly, refusal: { deletedCount: 0 } },
      schema: {
        summary: 'Closes all reports of a bike; the bike stays, or comes back',
        tags,
        params: input(BikeParam),
        body: input(v.nullish(Act)),
        response: { 200: output(ReportsDismissed) },
      },
    },
    async (request): Promise<ReportsDismissed> => {
      const action = adminActionOf(request, readReason(request.body?.reason));
      return dismissAll(app.db, request.params.productId, action);
    },
  );

  app.post<{ Params: IdParam; Body: ReasonedAct }>(
    '/products/:id/remove',
    {
      config: { ...adminsOnly, refusal: { acknowledged: false } },
      schema: {
        summary: 'Takes a bike off the market and upholds its reports',
        tags,
        params: input(IdParam),
        body: input(ReasonedAct),
        response: { 200: output(ListingActDone), 202: output(ListingActDone) },
      },
    },
    async (request, reply): Promise<ListingActDone> => {
      const action = adminActionOf(request, readNeededReason(request.body.reason));
      const answer = await removeListing(services, request.params.id, action);
      if (answer.status === 'hidden') reply.code(202);
      return answer;
    },
  );

  app.post<{ Params: IdParam; Body: Act | null }>(
    '/products/:id/restore',
    {
      config: { ...adminsOnly, refusal: { acknowledged: false } },
      schema: {
        summary: 'Brings a bike back that was taken off the market',
        tags,
        params: input(IdParam),
        body: input(v.nullish(Act)),
        response: { 200: output(ListingActDone) },
      },
    },
    async (request): Promise<ListingActDone> => {
      const action = adminActionOf(request, readReason(request.body?.reason));
      return restoreListing(app.db, request.params.id, action);
    },
  );
};
