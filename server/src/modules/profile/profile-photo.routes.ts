import { fastifyMultipart } from '@fastify/multipart';
import * as calls from '@motohaat/contract/calls';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { type PhotoIntake, takePhoto } from '../uploads/take-photo.ts';
import { setPhoto } from './profile-photo.ts';
import { presentProfile } from './profile.presenter.ts';

/** The photo in one's own profile, for every role. */
export const profilePhotoRoutes: FastifyPluginAsync<{ intake: PhotoIntake }> = async (
  app,
  { intake },
) => {
  await app.register(fastifyMultipart);

  route(app, calls.profile.setPhoto, async (request, reply) => {
    const { id } = await takePhoto(intake, request, reply, 'person');
    return presentProfile(await setPhoto(app.db, accountOf(request).id, id));
  });

  route(app, calls.profile.removePhoto, async (request) =>
    presentProfile(await setPhoto(app.db, accountOf(request).id, null)),
  );
};
