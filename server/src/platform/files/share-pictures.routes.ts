import type { FastifyInstance } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { answerNoFile } from './file-answer.ts';

/** @returns a JPEG; nothing where there is none of that id */
export type SharePicture = (id: string) => Promise<Buffer | undefined>;

/** Such a picture costs more than a file does: it counts as a read of the caller's. */
const config = { access: 'public' } as const;
/** What it shows may be another tomorrow. */
const cacheControl = 'public, max-age=86400';
/** Seconds after which one that could not be made is worth another try. */
const retryAfter = 60;

/** The pictures that share previews show, `/pictures/share/{id}.jpg`. */
export async function sharePictureRoutes(
  app: FastifyInstance,
  { sharePicture }: { sharePicture: SharePicture },
): Promise<void> {
  app.get<{ Params: { file: string } }>(
    '/pictures/share/:file',
    { config },
    async (request, reply) => {
      const [, id = ''] = /^(.+)\.jpg$/.exec(request.params.file) ?? [];
      const picture = await sharePicture(id).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a picture for sharing could not be made');
        throw new AppError('unavailable', { retryAfter });
      });
      if (!picture) return answerNoFile(reply);
      reply.header('cache-control', cacheControl).removeHeader('x-request-id');
      return reply.type('image/jpeg').send(picture);
    },
  );
}
