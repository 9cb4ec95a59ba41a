import { fastifyMultipart } from '@fastify/multipart';
import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { sideOf } from '../bookings/own-booking.ts';
import { type PhotoIntake, takeProof } from '../uploads/take-photo.ts';
import { findDeal } from './deals.repository.ts';
import { findDisputePicture } from './dispute-photos.repository.ts';
import { addDisputePhoto } from './dispute-photos.ts';

/** Photos of what is wrong with a bike that was paid for, for both of its people and the admin alone. */
export const disputePhotoRoutes: FastifyPluginAsync<{ intake: PhotoIntake }> = async (
  app,
  { intake },
) => {
  await app.register(fastifyMultipart);

  route(app, calls.bookings.addDisputePhoto, async (request, reply) => {
    const id = await addDisputePhoto(app.db, {
      id: request.newRowId(),
      bookingId: request.params.id,
      senderId: accountOf(request).id,
      render: () => takeProof(intake, request, reply),
    });
    return { acknowledged: true, _id: id };
  });

  route(app, calls.bookings.disputePhoto, async (request) => {
    const { id: actorId, role } = accountOf(request);
    const { id: bookingId, photo: id } = request.params;
    const booking = await findDeal(app.db, bookingId);
    if (!booking || (role !== 'admin' && !sideOf(booking, actorId))) {
      throw new AppError('not_found');
    }
    const size = request.query.size ?? 'card';
    const found = await findDisputePicture(app.db, { id, bookingId, size });
    if (!found) throw new AppError('not_found');
    const picture = `data:image/webp;base64,${found.picture.toString('base64')}`;
    return { by: found.side, picture };
  });
};
