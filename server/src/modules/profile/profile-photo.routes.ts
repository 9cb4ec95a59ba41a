import { fastifyMultipart } from '@fastify/multipart';
import { OwnQuery, Profile } from '@motohaat/contract/profile';
import type { FastifyPluginAsync } from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import { input, output } from '../../plugins/schemas.ts';
import { type PhotoIntake, takePhoto } from '../uploads/take-photo.ts';
import { setPhoto } from './profile-photo.ts';
import { presentProfile } from './profile.presenter.ts';

const config = {
  access: 'signed-in',
  ownEmail: 'query',
  refusal: { acknowledged: false },
} as const;
const schema = {
  tags: ['profile'],
  querystring: input(OwnQuery),
  response: { 200: output(Profile) },
};

/** The photo in one's own profile, for every role. */
export const profilePhotoRoutes: FastifyPluginAsync<{ intake: PhotoIntake }> = async (
  app,
  { intake },
) => {
  await app.register(fastifyMultipart);

  app.post(
    '/profile/photo',
    {
      config,
      schema: {
        ...schema,
        summary: 'Stores a photo (multipart field "image") and shows it in the caller\'s profile',
        consumes: ['multipart/form-data'],
      },
    },
    async (request): Promise<Profile> => {
      const { id } = await takePhoto(intake, request);
      return presentProfile(await setPhoto(app.db, accountOf(request).id, id));
    },
  );

  app.delete(
    '/profile/photo',
    { config, schema: { ...schema, summary: "Takes the photo off the caller's profile" } },
    async (request): Promise<Profile> =>
      presentProfile(await setPhoto(app.db, accountOf(request).id, null)),
  );
};
