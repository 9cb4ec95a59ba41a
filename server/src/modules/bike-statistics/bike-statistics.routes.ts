import * as calls from '@motohaat/contract/calls';
import { dhakaDate } from '@motohaat/domain/time';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { ownOf, selectByDay, sellerOfShown } from './bike-statistics.repository.ts';
import { daysUntil, spread } from './by-day.ts';
import { personLooks } from './person-looks.ts';
import { createViewCounter } from './view-counter.ts';
import { createViewGuard } from './view-guard.ts';

/** Counts how often bikes are looked at, and tells sellers what happens around theirs. */
export const bikeStatisticsRoutes: FastifyPluginAsync = async (app) => {
  const guard = createViewGuard();
  const counter = createViewCounter(app.db, (err) =>
    app.log.warn({ err }, 'views could not be written, and wait'),
  );
  // No request is under way any more: nothing comes after.
  app.addHook('onClose', () => counter.flush());

  route(app, calls.statistics.look, { limit: 'report' }, async (request) => {
    const { actor, headers, ip: address } = request;
    const { id: bikeId } = request.params;
    const sellerId = await sellerOfShown(app.db, bikeId);
    if (sellerId === undefined) throw new AppError('not_found');
    const isReader = actor?.id !== sellerId && personLooks(headers);
    if (isReader && guard.admits({ bikeId, address, accountId: actor?.id })) counter.count(bikeId);
    return { status: 204 };
  });

  route(app, calls.statistics.mine, async (request) => {
    const until = dhakaDate(new Date());
    const days = daysUntil(until);
    const bikeIds = await ownOf(app.db, accountOf(request).id, request.query.products);
    const since = { bikeIds, from: days[0] ?? until };
    const [views, wishes, bookings, messages] = await Promise.all([
      selectByDay.views(since).execute(app.db),
      selectByDay.wishes(since).execute(app.db),
      selectByDay.bookings(since).execute(app.db),
      selectByDay.messages(since).execute(app.db),
    ]);
    const counts = {
      views: views.rows,
      wishes: wishes.rows,
      bookings: bookings.rows,
      messages: messages.rows,
    };
    return { until, bikes: spread(bikeIds, days, counts) };
  });
};
