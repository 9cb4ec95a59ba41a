import { IdParam } from '@motohaat/contract/id';
import type { FastifyPluginAsync } from 'fastify';
import * as v from 'valibot';

import { AppError } from '../../http/app-error.ts';
import { findBike } from './bike-page.repository.ts';
import { createSharePictures } from './share-picture.ts';

/** It costs more than a file does: it counts as a read of the caller's. */
const config = { access: 'public' } as const;
/** A bike may get another first photo. */
const cacheControl = 'public, max-age=86400';

type Options = Parameters<typeof createSharePictures>[0];

/** The pictures that share previews show of bikes, `/pictures/share/{id}.jpg`. */
export const sharePictureRoutes: FastifyPluginAsync<Options> = async (app, options) => {
  const pictures = createSharePictures(options);

  app.get<{ Params: { file: string } }>(
    '/pictures/share/:file',
    { config },
    async (request, reply) => {
      const [, id] = /^(.+)\.jpg$/.exec(request.params.file) ?? [];
      const param = v.safeParse(IdParam, { id });
      const bike = param.success ? await findBike(app.db, param.output.id) : undefined;
      const [first] = bike?.images ?? [];
      if (!first) throw new AppError('not_found');
      const picture = await pictures.make(first.viewer).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a picture for sharing could not be made');
        throw new AppError('unavailable', { retryAfter: 60 });
      });
      reply.header('cache-control', cacheControl).removeHeader('x-request-id');
      return reply.type('image/jpeg').send(picture);
    },
  );
};
