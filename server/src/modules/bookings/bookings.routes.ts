import { Acknowledged, Booking, Cancelled, NewBooking } from '@motohaat/contract/bookings';
import { IdParam } from '@motohaat/contract/id';
import { OwnListQuery } from '@motohaat/contract/list';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { linkNext, pageRequest } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { presentBooking } from './bookings.presenter.ts';
import { findBooking, listBookings } from './bookings.repository.ts';
import { cancelOwnBooking, type Cancelling, createBooking } from './bookings.service.ts';

const buyersOnly = { access: ['buyer'], otherRoles: 'Only buyers can book.' } as const;
const parties = {
  access: ['buyer', 'seller'],
  otherRoles: 'Only the buyer and the seller can cancel a booking.',
} as const;
const refusal = { acknowledged: false };

/** Booking a bike, what a buyer has booked, and letting it go. */
export const bookingRoutes: FastifyPluginAsync<Cancelling> = async (app, cancelling) => {
  app.post<{ Body: NewBooking }>(
    '/bookings',
    {
      config: { ...buyersOnly, ownEmail: 'body', refusal },
      schema: {
        summary: 'Books a bike and holds it for 48 hours',
        tags: ['bookings'],
        body: input(NewBooking),
        response: { 200: output(Acknowledged) },
      },
    },
    async (request): Promise<Acknowledged> => {
      const id = request.newRowId();
      const insertedId = await createBooking(app.db, accountOf(request), request.body, { id });
      return { acknowledged: true, insertedId };
    },
  );

  app.get(
    '/bookings',
    {
      config: { ...buyersOnly, ownEmail: 'query' },
      schema: {
        summary: "The caller's bookings, newest first",
        tags: ['bookings'],
        querystring: input(OwnListQuery),
        response: { 200: output(v.array(Booking)) },
      },
    },
    async (request, reply): Promise<Booking[]> => {
      const page = await listBookings(app.db, accountOf(request).id, pageRequest(request.query));
      linkNext(request, reply, page.next);
      return page.rows.map(presentBooking);
    },
  );

  app.get<{ Params: IdParam }>(
    '/bookings/:id',
    {
      config: buyersOnly,
      schema: {
        summary: "A booking of the caller's",
        tags: ['bookings'],
        params: input(IdParam),
        response: { 200: output(Booking) },
      },
    },
    async (request): Promise<Booking> => {
      const { id: buyerId } = accountOf(request);
      const booking = await findBooking(app.db, { id: request.params.id, buyerId });
      if (!booking) throw new AppError('not_found');
      return presentBooking(booking);
    },
  );

  app.post<{ Params: IdParam }>(
    '/bookings/:id/cancel',
    {
      config: { ...parties, refusal },
      schema: {
        summary: "Cancels an unpaid booking of the caller's, or of a bike of the caller's",
        tags: ['bookings'],
        params: input(IdParam),
        response: { 200: output(Cancelled) },
      },
    },
    async (request): Promise<v.InferOutput<typeof Cancelled>> => {
      const { id } = request.params;
      await cancelOwnBooking(app.db, accountOf(request), id, cancelling);
      return { acknowledged: true };
    },
  );
};
