import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { bikesBookedBy } from '../bookings/booked-bikes.ts';
import { presentFound } from '../catalogue/found-bike.ts';
import { forgetSeen, keepSeen, listSeen } from './seen-bikes.repository.ts';

/** The bikes that somebody looked at last, on whichever device. */
export const seenBikeRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.seenBikes.add, async (request) => {
    const isThere = await keepSeen(app.db, accountOf(request).id, request.body.productId);
    if (!isThere) throw new AppError('not_found');
    return { acknowledged: true };
  });

  route(app, calls.seenBikes.list, async (request, reply) => {
    const [rows, booked] = await Promise.all([
      listSeen(app.db, accountOf(request).id),
      bikesBookedBy(app.db, request.actor),
    ]);
    const shown = app.shownFor(request, reply);
    return rows.map((row) => presentFound(row, request.actor, shown, booked));
  });

  route(app, calls.seenBikes.clear, async (request) => ({
    deletedCount: await forgetSeen(app.db, accountOf(request).id),
  }));
};
