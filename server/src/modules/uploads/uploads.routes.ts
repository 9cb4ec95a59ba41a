import { fastifyMultipart } from '@fastify/multipart';
import { UploadAnswer } from '@motohaat/shared/contract/uploads';
import type { FastifyPluginAsync } from 'fastify';

import type { ImagesPort } from '../../adapters/images/port.ts';
import { accountOf } from '../../plugins/access.ts';
import { output } from '../../plugins/schemas.ts';
import { receivePhoto } from './receive-photo.ts';
import { createTurnstile } from './turnstile.ts';
import { findUpload, type UploadRow } from './uploads.repository.ts';
import { assertMayUpload, createDecoding, storePhoto } from './uploads.service.ts';

/** Photos that are received at once, each with up to 8 MiB in memory. */
const receivedAtOnce = 24;

/** Sending a photo, before there is a bike that shows it. */
export const uploadRoutes: FastifyPluginAsync<{ host: ImagesPort }> = async (app, { host }) => {
  await app.register(fastifyMultipart);
  const receiving = createTurnstile({ atOnce: receivedAtOnce, waiting: 0 });
  const decoding = createDecoding();

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
    async (request): Promise<UploadAnswer> => {
      const { id: sellerId } = accountOf(request);
      const id = request.newRowId();
      const earlier = await findUpload(app.db, { id, sellerId });
      if (earlier) return present(earlier);
      await assertMayUpload(app.db, sellerId);
      return receiving(async () => {
        const bytes = await receivePhoto(request);
        const uploads = { db: app.db, host, log: request.log, decoding };
        return present(await storePhoto(uploads, { id, sellerId, bytes }));
      });
    },
  );
};

function present({ url, card_url: card, width, height }: UploadRow): UploadAnswer {
  return { success: true, data: { url, card, viewer: url, width, height } };
}
