import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { readNeededReason } from '../audit/reasons.ts';
import { completeBooking, type PaidBookingServices, refundBooking } from './end-booking.ts';
import { endOwnBooking } from './end-own-booking.ts';
import { presentPaidBooking } from './paid-bookings.presenter.ts';
import { listPaidBookings } from './paid-bookings.repository.ts';

/** Bookings in which money is, and how the admin and their own people end them. */
export const paidBookingRoutes: FastifyPluginAsync<{ services: PaidBookingServices }> = async (
  app,
  { services },
) => {
  route(app, calls.bookings.paid, async (request, reply) => {
    const { state, q } = request.query;
    const page = await listPaidBookings(app.db, { state, q }, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentPaidBooking(row, shown));
  });

  route(app, calls.bookings.end, (request) =>
    endOwnBooking(services, {
      id: request.params.id,
      actorId: accountOf(request).id,
      ending: request.body.ending,
    }),
  );

  route(app, calls.bookings.complete, async (request) => {
    const action = adminActionOf(request, readNeededReason(request.body.reason));
    return completeBooking(services, request.params.id, action);
  });

  route(app, calls.bookings.refund, async (request) => {
    const action = adminActionOf(request, readNeededReason(request.body.reason));
    const body = await refundBooking(services, request.params.id, action);
    return { status: body.status === 'refund_pending' ? 202 : 200, body };
  });
};
