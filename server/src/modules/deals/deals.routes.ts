import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { listEvents } from '../bookings/booking-events.ts';
import { sideOf } from '../bookings/own-booking.ts';
import type { PhotoIntake } from '../uploads/take-photo.ts';
import * as acts from './acts.ts';
import { presentStory } from './deals.presenter.ts';
import { findDeal } from './deals.repository.ts';
import { listDisputePhotos } from './dispute-photos.repository.ts';
import { disputePhotoRoutes } from './dispute-photos.routes.ts';
import { confirmReceipt, handOverWithCode, type HandOverServices, readCode } from './hand-over.ts';

/** The course of a booking: both of its people read it, and move it on. */
export const dealRoutes: FastifyPluginAsync<HandOverServices & { intake: PhotoIntake }> = async (
  app,
  { intake, ...handOver },
) => {
  await app.register(disputePhotoRoutes, { intake });

  route(app, calls.bookings.story, async (request, reply) => {
    const actor = accountOf(request);
    const { id } = request.params;
    const row = await findDeal(app.db, id);
    const side = row && (sideOf(row, actor.id) ?? (actor.role === 'admin' ? 'admin' : undefined));
    if (!side) throw new AppError('not_found');
    const events = (await listEvents(app.db, [id])).get(id) ?? [];
    const photos = await listDisputePhotos(app.db, id);
    const shown = app.shownFor(request, reply);
    return presentStory({ row, events, photos, side, now: new Date() }, shown);
  });

  route(app, calls.bookings.setSeen, (request) =>
    acts.setSeen(app.db, { ...acting(request), seen: request.body.seen }),
  );

  route(app, calls.bookings.proposeMeeting, (request) =>
    acts.proposeMeeting(app.db, { ...acting(request), proposal: request.body }),
  );

  route(app, calls.bookings.confirmMeeting, (request) =>
    acts.confirmMeeting(app.db, { ...acting(request), number: request.body.number }),
  );

  route(app, calls.bookings.handOverCode, async (request) =>
    readCode(handOver, { id: request.params.id, buyerId: accountOf(request).id }),
  );

  route(app, calls.bookings.handOver, async (request) => {
    const { id, actorId: sellerId } = acting(request);
    return handOverWithCode(handOver, { id, sellerId, typed: request.body.code });
  });

  route(app, calls.bookings.received, async (request) => {
    const { id, actorId: buyerId } = acting(request);
    return confirmReceipt(handOver, { id, buyerId });
  });

  route(app, calls.bookings.dispute, (request) =>
    acts.openDispute(app.db, { ...acting(request), dispute: request.body }),
  );

  route(app, calls.bookings.answerDispute, (request) =>
    acts.answerDispute(app.db, { ...acting(request), words: request.body.words }),
  );
};

function acting(request: Parameters<typeof accountOf>[0] & { params: { id: string } }) {
  return { id: request.params.id, actorId: accountOf(request).id };
}
