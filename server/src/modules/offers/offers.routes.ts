import * as calls from '@motohaat/contract/calls';
import { isId } from '@motohaat/contract/id';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { answerOffer } from './answer-offer.ts';
import { makeOffer } from './make-offer.ts';
import { presentOffer } from './offers.presenter.ts';
import { listOffers } from './offers.repository.ts';

/** Agreeing on a price that is less than what is asked. */
export const offerRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.offers.list, async (request, reply) => {
    const { id: userId } = accountOf(request);
    const { productId, conversationId, ...wanted } = request.query;
    if ([productId, conversationId].some((id) => id !== undefined && !isId(id))) return [];
    const page = await listOffers(app.db, { userId, productId, conversationId }, wanted);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    const now = new Date();
    return page.rows.map((row) => presentOffer(row, userId, shown, now));
  });

  route(app, calls.offers.create, async (request) => {
    const id = request.newRowId();
    const insertedId = await makeOffer(app.db, accountOf(request), request.body, { id });
    return { acknowledged: true, insertedId };
  });

  route(app, calls.offers.answer, async (request) =>
    answerOffer(app.db, accountOf(request).id, request.params.id, request.body),
  );
};
