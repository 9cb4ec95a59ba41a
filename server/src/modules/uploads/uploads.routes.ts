import { fastifyMultipart } from '@fastify/multipart';
import { UploadAnswer } from '@motohaat/contract/uploads';
import type { FastifyPluginAsync } from 'fastify';

import { output } from '../../plugins/schemas.ts';
import { type PhotoIntake, takePhoto } from './take-photo.ts';
import type { UploadRow } from './uploads.repository.ts';

/** Sending a photo, before there is a bike that shows it. */
export const uploadRoutes: FastifyPluginAsync<{ intake: PhotoIntake }> = async (
  app,
  { intake },
) => {
  await app.register(fastifyMultipart);

  app.post(
    '/uploads',
    {
      config: {
        access: ['seller'],
        otherRoles: 'Only sellers can send photos.',
        refusal: { success: false },
      },
      schema: {
        summary: 'Stores a photo (multipart field "image") in the sizes that the site shows',
        tags: ['selling'],
        consumes: ['multipart/form-data'],
        response: { 200: output(UploadAnswer) },
      },
    },
    async (request): Promise<UploadAnswer> => present(await takePhoto(intake, request)),
  );
};

function present({ url, card_url: card, width, height }: UploadRow): UploadAnswer {
  return { success: true, data: { url, card, viewer: url, width, height } };
}
