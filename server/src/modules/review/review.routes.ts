import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { priceSense } from '../price-sense/price-sense.ts';
import { approveCase, refuseCase } from './decide.ts';
import { listReviewCases, type ReviewCaseView } from './review-cases.repository.ts';
import { presentReviewCase } from './review.presenter.ts';

const adminOf = (request: FastifyRequest) => ({
  adminId: accountOf(request).id,
  requestId: request.id,
});

/** Listings that an admin looks at before, or while, they are public. */
export const reviewRoutes: FastifyPluginAsync = async (app) => {
  const senseOf = ({ model, year, km, resale_price: price }: ReviewCaseView) =>
    priceSense(app.db, { model, year, km, price });

  route(app, calls.review.list, async (request, reply) => {
    const page = await listReviewCases(app.db, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return Promise.all(
      page.rows.map(async (row) => presentReviewCase(row, await senseOf(row), shown)),
    );
  });

  route(app, calls.review.approve, (request) =>
    approveCase(app.db, request.params.id, adminOf(request)),
  );

  route(app, calls.review.refuse, (request) =>
    refuseCase(app.db, request.params.id, request.body.reasons, adminOf(request)),
  );
};
