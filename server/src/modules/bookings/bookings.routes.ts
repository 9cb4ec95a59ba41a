import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { listEvents } from './booking-events.ts';
import { presentBooking } from './bookings.presenter.ts';
import { findBooking, listBookings } from './bookings.repository.ts';
import { cancelOwnBooking, type Cancelling, createBooking } from './bookings.service.ts';

/** Booking a bike, what a buyer has booked, and letting it go. */
export const bookingRoutes: FastifyPluginAsync<
  Cancelling & { bookingFee: number | undefined }
> = async (app, { bookingFee, ...cancelling }) => {
  route(app, calls.bookings.create, async (request) => {
    const id = request.newRowId();
    const making = { id, bookingFee };
    const insertedId = await createBooking(app.db, accountOf(request), request.body, making);
    return { acknowledged: true, insertedId };
  });

  route(app, calls.bookings.list, async (request, reply) => {
    const page = await listBookings(app.db, accountOf(request).id, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    const events = await listEvents(
      app.db,
      page.rows.map(({ id }) => id),
    );
    return page.rows.map((row) => presentBooking(row, events.get(row.id) ?? [], shown));
  });

  route(app, calls.bookings.read, async (request, reply) => {
    const { id: buyerId } = accountOf(request);
    const booking = await findBooking(app.db, { id: request.params.id, buyerId });
    if (!booking) throw new AppError('not_found');
    const events = await listEvents(app.db, [booking.id]);
    const shown = app.shownFor(request, reply);
    return presentBooking(booking, events.get(booking.id) ?? [], shown);
  });

  route(app, calls.bookings.cancel, async (request) => {
    const { id } = request.params;
    await cancelOwnBooking(app.db, accountOf(request), id, cancelling);
    return { acknowledged: true };
  });
};
