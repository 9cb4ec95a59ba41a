import {
  BookingActDone,
  PaidBooking,
  PaidBookingsQuery,
  ReasonedAct,
} from '@motohaat/contract/administration';
import { IdParam } from '@motohaat/contract/id';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { input, output } from '../../plugins/schemas.ts';
import { linkNext, pageRequest } from '../paging.ts';
import { actOf } from './act-of.ts';
import type { Administration } from './administration.ts';
import { completeBooking, refundBooking } from './end-booking.ts';
import { presentPaidBooking } from './paid-bookings.presenter.ts';
import { listPaidBookings } from './paid-bookings.repository.ts';
import { readNeededReason } from './reasons.ts';

const adminsOnly = { access: ['admin'] } as const;
const refusal = { acknowledged: false };
const tags = ['administration'];

/** Bookings in which money is, and how the admin ends them. */
export const bookingAdminRoutes: FastifyPluginAsync<{ administration: Administration }> = async (
  app,
  { administration },
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
      const act = actOf(request, readNeededReason(request.body.reason));
      return completeBooking(administration, request.params.id, act);
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
      const act = actOf(request, readNeededReason(request.body.reason));
      const answer = await refundBooking(administration, request.params.id, act);
      if (answer.status === 'refund_pending') reply.code(202);
      return answer;
    },
  );
};
