import { fastifyMultipart } from '@fastify/multipart';
import * as calls from '@motohaat/contract/calls';
import type { UploadAnswer } from '@motohaat/contract/uploads';
import type { FastifyPluginAsync } from 'fastify';

import { route } from '../../plugins/route.ts';
import { type PhotoIntake, takePhoto } from './take-photo.ts';
import type { UploadRow } from './uploads.repository.ts';

/** Sending a photo, before there is a bike that shows it. */
export const uploadRoutes: FastifyPluginAsync<{ intake: PhotoIntake }> = async (
  app,
  { intake },
) => {
  await app.register(fastifyMultipart);

  route(app, calls.products.uploadPhoto, async (request, reply) =>
    present(await takePhoto(intake, request, reply, 'bike')),
  );
};

function present({ url, card_url: card, width, height }: UploadRow): UploadAnswer {
  return { success: true, data: { url, card, viewer: url, width, height } };
}
