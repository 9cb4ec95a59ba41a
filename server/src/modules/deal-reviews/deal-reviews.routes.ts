import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { linkNext } from '../../http/paging.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { adminActionOf } from '../audit/admin-action.ts';
import { readNeededReason, readReason } from '../audit/reasons.ts';
import { listEvents } from '../bookings/booking-events.ts';
import { dealOf } from '../bookings/deal-facts.ts';
import { sideOf } from '../bookings/own-booking.ts';
import { answerReview } from './answer-review.ts';
import {
  presentBookingReviews,
  presentPublicReview,
  presentReportedReview,
} from './deal-reviews.presenter.ts';
import { listLatestReviews, listReviewsOfSeller, reviewsOf } from './deal-reviews.repository.ts';
import { decideReview, listReportedReviews, reportReview } from './reported-reviews.ts';
import { writeReview } from './write-review.ts';

/** Reviews on the home page. */
const latest = 6;

/** What the two people of a completed booking say of each other. */
export const dealReviewRoutes: FastifyPluginAsync = async (app) => {
  route(app, calls.dealReviews.ofBooking, async (request) => {
    const { id } = request.params;
    const booking = await app.db
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    const side = booking && sideOf(booking, accountOf(request).id);
    if (!booking || !side) throw new AppError('not_found');
    const [rows, events] = [await reviewsOf(app.db, id), await listEvents(app.db, [id])];
    const deal = dealOf(booking, events.get(id) ?? []);
    return presentBookingReviews(rows, { side, deal, now: new Date() });
  });

  route(app, calls.dealReviews.write, async (request) => {
    const { id: bookingId } = request.params;
    await writeReview(app.db, { bookingId, actorId: accountOf(request).id, review: request.body });
    return { acknowledged: true };
  });

  route(app, calls.dealReviews.answer, async (request) => {
    const { id } = request.params;
    const { words } = request.body;
    await answerReview(app.db, { id, actorId: accountOf(request).id, words });
    return { acknowledged: true };
  });

  route(app, calls.dealReviews.report, async (request) => {
    await reportReview(app.db, {
      id: request.newRowId(),
      reviewId: request.params.id,
      reporterId: accountOf(request).id,
      report: request.body,
    });
    return { acknowledged: true };
  });

  route(app, calls.dealReviews.ofSeller, { etag: true }, async (request, reply) => {
    const page = await listReviewsOfSeller(app.db, request.params.id, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentPublicReview(row, shown));
  });

  route(app, calls.dealReviews.latest, { etag: true }, async (request, reply) => {
    const shown = app.shownFor(request, reply);
    return (await listLatestReviews(app.db, latest)).map((row) => presentPublicReview(row, shown));
  });

  route(app, calls.dealReviews.reported, async (request, reply) => {
    const page = await listReportedReviews(app.db, request.query);
    linkNext(request, reply, page.next);
    const shown = app.shownFor(request, reply);
    return page.rows.map((row) => presentReportedReview(row, shown));
  });

  route(app, calls.dealReviews.remove, async (request) => {
    const action = adminActionOf(request, readNeededReason(request.body.reason));
    await decideReview(app.db, { id: request.params.id, act: 'remove' }, action);
    return { acknowledged: true };
  });

  route(app, calls.dealReviews.keep, async (request) => {
    const action = adminActionOf(request, readReason(request.body.reason));
    await decideReview(app.db, { id: request.params.id, act: 'keep' }, action);
    return { acknowledged: true };
  });
};
