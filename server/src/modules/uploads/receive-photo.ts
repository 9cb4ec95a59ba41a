import { maximumPhotoBytes } from '@motohaat/contract/uploads';
import type { FastifyRequest } from 'fastify';

import { AppError } from '../../http/app-error.ts';
import { headLength, photoType } from './photo-type.ts';

/** Bytes of a body besides the photo: boundaries, headers and small fields. */
const overhead = 64 * 1_024;

const limits = {
  fileSize: maximumPhotoBytes,
  files: 1,
  fields: 5,
  fieldSize: 1_000,
  parts: 6,
  headerPairs: 20,
};

/**
 * Reads the photo of a multipart body, and no more of it than may be stored. What is refused early is
 * still read to its end, and dropped, because a browser hears an answer only when it has sent all.
 *
 * @returns at most 8 MiB that begin as a photo does
 * @throws AppError `photo_too_large`, `photo_type`, `invalid`, `unsupported_media_type`, `bad_request`
 */
export async function receivePhoto(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) {
    throw new AppError('unsupported_media_type', { message: (t) => t.photos.multipart });
  }
  if (Number(request.headers['content-length'] ?? 0) > maximumPhotoBytes + overhead) {
    throw new AppError('photo_too_large');
  }
  // Who left while the caller was looked up will never send a part, nor tell of leaving again.
  if (request.raw.destroyed) throw new AppError('bad_request');
  try {
    const part = await request.file({ limits, throwFileSizeLimit: false });
    if (part?.fieldname === 'image') return await collect(part);
    part?.file.resume();
  } catch (error) {
    throw error instanceof AppError ? error : malformed(error);
  }
  throw new AppError('invalid', { fields: { image: (t) => t.photos.needed } });
}

type PhotoPart = NonNullable<Awaited<ReturnType<FastifyRequest['file']>>>;

async function collect({ file, filename }: PhotoPart): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  let isPhoto = false;
  for await (const chunk of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (isPhoto || length < headLength) continue;
    isPhoto = photoType(Buffer.concat(chunks)) !== undefined;
    if (!isPhoto) {
      file.resume();
      throw new AppError('photo_type');
    }
  }
  if (file.truncated) throw new AppError('photo_too_large');
  // A form in which no file was chosen sends an empty one without a name.
  if (length === 0 && filename) throw new AppError('photo_unreadable');
  if (length === 0) throw new AppError('invalid', { fields: { image: (t) => t.photos.needed } });
  const bytes = Buffer.concat(chunks, length);
  if (!photoType(bytes)) throw new AppError('photo_type');
  return bytes;
}

/** The parser's own refusals: too many parts, or a body that is no multipart or breaks off. */
function malformed(cause: unknown): AppError {
  return new AppError('bad_request', { cause });
}
