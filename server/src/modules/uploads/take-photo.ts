import type { FastifyRequest } from 'fastify';

import type { ImagesPort } from '../../adapters/images/port.ts';
import type { Database } from '../../database/index.ts';
import { accountOf } from '../../plugins/access.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';
import { receivePhoto } from './receive-photo.ts';
import { findUpload, type UploadRow } from './uploads.repository.ts';
import { assertMayUpload, createDecoding, type Decoding, storePhoto } from './uploads.service.ts';

/** Photos that are received at once, each with up to 8 MiB in memory. */
const receivedAtOnce = 24;

/** The one way in for photos: all calls that take one share its limits. */
export type PhotoIntake = {
  db: Database;
  host: ImagesPort;
  receiving: ConcurrencyLimit;
  decoding: Decoding;
};

export function createPhotoIntake(parts: Pick<PhotoIntake, 'db' | 'host'>): PhotoIntake {
  const receiving = createConcurrencyLimit({ atOnce: receivedAtOnce, waiting: 0 });
  return { ...parts, receiving, decoding: createDecoding() };
}

/**
 * Takes the photo that a call carries (multipart, field `image`), encodes it again and stores it as one
 * that nothing shows yet. A repeat of the call gets the photo of the first.
 *
 * @throws AppError `rate_limited`, and as `receivePhoto` and `storePhoto` do
 */
export async function takePhoto(
  { db, host, receiving, decoding }: PhotoIntake,
  request: FastifyRequest,
): Promise<UploadRow> {
  const { id: senderId } = accountOf(request);
  const id = request.newRowId();
  const earlier = await findUpload(db, { id, senderId });
  if (earlier) return earlier;
  await assertMayUpload(db, senderId);
  return receiving(async () => {
    const bytes = await receivePhoto(request);
    const uploads = { db, host, log: request.log, decoding };
    return storePhoto(uploads, { id, senderId, bytes });
  });
}
