import {
  BookingActDone,
  PaidBooking,
  PaidBookingsQuery,
  ReasonedAct,
} from '@motohaat/contract/administration';
import { IdParam } from '@motohaat/contract/id';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { linkNext, pageRequest } from '../../http/paging.ts';
import { input, output } from '../../plugins/schemas.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { readNeededReason } from '../audit/reasons.ts';
import { completeBooking, type PaidBookingServices, refundBooking } from './end-booking.ts';
import { presentPaidBooking } from './paid-bookings.presenter.ts';
import { listPaidBookings } from './paid-bookings.repository.ts';

const adminsOnly = { access: ['admin'] } as const;
const refusal = { acknowledged: false };
const tags = ['administration'];

/** Bookings in which money is, and how the admin ends them. */
export const paidBookingRoutes: FastifyPluginAsync<{ services: PaidBookingServices }> = async (
  app,
  { services },
) => {
  app.get<{ Querystring: PaidBookingsQuery }>(
    '/paidBookings',
    {
      config: adminsOnly,
      schema: {
        summary: 'Paid bookings of one state, the latest first',
        tags,
        querystring: input(PaidBookingsQuery),
        response: { 200: output(v.array(PaidBooking)) },
      },
    },
    async (request, reply): Promise<PaidBooking[]> => {
      const { state, q } = request.query;
      const page = await listPaidBookings(app.db, { state, q }, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map(presentPaidBooking);
    },
  );

  app.post<{ Params: IdParam; Body: ReasonedAct }>(
    '/bookings/:id/complete',
    {
      config: { ...adminsOnly, refusal },
      schema: {
        summary: 'Completes a paid booking: its bike is sold',
        tags,
        params: input(IdParam),
        body: input(ReasonedAct),
        response: { 200: output(BookingActDone) },
      },
    },
    async (request): Promise<BookingActDone> => {
      const action = adminActionOf(request, readNeededReason(request.body.reason));
      return completeBooking(services, request.params.id, action);
    },
  );

  app.post<{ Params: IdParam; Body: ReasonedAct }>(
    '/bookings/:id/refund',
    {
      config: { ...adminsOnly, refusal },
      schema: {
        summary: 'Returns the money of a paid booking: its bike is for sale again',
        tags,
        params: input(IdParam),
        body: input(ReasonedAct),
        response: { 200: output(BookingActDone), 202: output(BookingActDone) },
      },
    },
    async (request, reply): Promise<BookingActDone> => {
      const action = adminActionOf(request, readNeededReason(request.body.reason));
      const answer = await refundBooking(services, request.params.id, action);
      if (answer.status === 'refund_pending') reply.code(202);
      return answer;
    },
  );
};
