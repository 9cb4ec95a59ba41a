import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { route } from '../../plugins/route.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { readNeededReason, readReason } from '../audit/reasons.ts';
import { readAdditions } from './additions.repository.ts';
import { addModel, mapModel, undoDecision } from './decide.ts';
import { presentDecision, presentDone, presentOtherModel } from './other-models.presenter.ts';
import { listDecisions, listOtherModels } from './other-models.repository.ts';

/** Models that the catalogue lacked: what sellers wrote, and what admins make of it. */
export const otherModelRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.otherModels.additions, { etag: true, kept: true }, async (_request, reply) => {
    // Kept, and asked for again each time: who fills a form in chooses from what there is now.
    reply.header('cache-control', 'public, no-cache');
    const { brands, models } = (await readAdditions(app.db)).additions;
    return {
      brands: brands.map((brand) => ({ ...brand, also: [...brand.also] })),
      models: models.map((model) => ({ ...model, also: [...model.also] })),
    };
  });

  route(app, calls.otherModels.list, async (request, reply) => {
    const page = await listOtherModels(app.db, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentOtherModel(row, shown));
  });

  route(app, calls.otherModels.map, async (request, reply) => {
    const action = adminActionOf(request, readReason(request.body.reason));
    const decision = await mapModel(app.db, request.body, action);
    return presentDone(decision, app.shownFor(request, reply));
  });

  route(app, calls.otherModels.add, async (request, reply) => {
    const action = adminActionOf(request, readNeededReason(request.body.reason));
    const decision = await addModel(app.db, request.body, action);
    return presentDone(decision, app.shownFor(request, reply));
  });

  route(app, calls.otherModels.decisions, async (request, reply) => {
    const page = await listDecisions(app.db, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentDecision(row, shown));
  });

  route(app, calls.otherModels.undo, async (request, reply) => {
    const action = adminActionOf(request, readNeededReason(request.body.reason));
    const decision = await undoDecision(app.db, request.params.id, action);
    return presentDone(decision, app.shownFor(request, reply));
  });
};
