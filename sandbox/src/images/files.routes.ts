import { createReadStream } from 'node:fs';

import type { FastifyInstance } from 'fastify';

import { HttpError } from '../errors.ts';
import type { Images } from './images.ts';
import type { StoredImage } from './state.ts';

/** Whatever a file holds, a browser shows it as a picture or not at all. */
const harmless = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'content-disposition': 'inline',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Path of an image's file. */
export function filePath({ id, name, extension }: StoredImage): string {
  return `/i/${id}/${encodeURIComponent(name)}.${extension}`;
}

/** The files that were uploaded. */
export async function imagesFiles(
  app: FastifyInstance,
  { images }: { images: Images },
): Promise<void> {
  app.get<{ Params: { id: string; name: string } }>('/i/:id/:name', (request, reply) => {
    const found = images.find(request.params.id);
    if (!found || request.params.name !== `${found.image.name}.${found.image.extension}`) {
      throw new HttpError(404, 'Not found.');
    }
    return reply
      .headers(harmless)
      .type(found.image.mime)
      .header('content-length', found.image.size)
      .send(createReadStream(found.file));
  });
}
