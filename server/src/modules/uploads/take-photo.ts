import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ImagesPort } from '../../adapters/images/port.ts';
import type { Database } from '../../database/index.ts';
import { accountOf } from '../../plugins/access.ts';
import type { SharedStore } from '../../shared-store/shared-store.ts';
import { atMinimumRate } from './minimum-rate.ts';
import { receivePhoto } from './receive-photo.ts';
import type { PhotoUse, RenderedPhoto } from './render-photo.ts';
import { createUploadPlaces, type UploadPlaces } from './upload-places.ts';
import { findUpload, type UploadRow } from './uploads.repository.ts';
import {
  assertMayUpload,
  createDecoding,
  decode,
  type Decoding,
  storePhoto,
} from './uploads.service.ts';

/** The one way in for photos: all calls that take one share its limits. */
export type PhotoIntake = {
  db: Database;
  host: ImagesPort;
  places: UploadPlaces;
  decoding: Decoding;
};

/** @param parts.store through which all processes count the places of an account */
export function createPhotoIntake({
  store,
  ...parts
}: Pick<PhotoIntake, 'db' | 'host'> & { store: SharedStore | undefined }): PhotoIntake {
  return { ...parts, places: createUploadPlaces(store), decoding: createDecoding() };
}

/**
 * Takes the photo that a call carries (multipart, field `image`), encodes it again and stores it as one
 * that nothing shows yet. A repeat of the call gets the photo of the first.
 *
 * @throws AppError `rate_limited`, `photo_too_slow`, `unavailable` when there is no place for it in
 *   time, and as `receivePhoto` and `storePhoto` do
 */
export async function takePhoto(
  { db, host, places, decoding }: PhotoIntake,
  request: FastifyRequest,
  reply: FastifyReply,
  use: PhotoUse,
): Promise<UploadRow> {
  const { id: senderId } = accountOf(request);
  const id = request.newRowId();
  const earlier = await findUpload(db, { id, senderId });
  if (earlier) return earlier;
  await assertMayUpload(db, senderId);
  return places(senderId, request.signal, async () => {
    const bytes = await atMinimumRate(request, reply, () => receivePhoto(request));
    const uploads = { db, host, log: request.log, decoding: besides(request, decoding) };
    return storePhoto(uploads, { id, senderId, bytes, use });
  });
}

/**
 * Takes the photo that a call carries and encodes it again, for a place that is not the image host.
 *
 * @throws AppError as `takePhoto` does
 */
export async function takeProof(
  { places, decoding }: PhotoIntake,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RenderedPhoto> {
  return places(accountOf(request).id, request.signal, async () => {
    const bytes = await atMinimumRate(request, reply, () => receivePhoto(request));
    return decode(besides(request, decoding), bytes, 'proof');
  });
}

/** Decoding has threads and turns of its own: a photo that waits for them keeps nobody else out. */
function besides(request: FastifyRequest, { any, large }: Decoding): Decoding {
  return { any: (work) => request.outside(() => any(work)), large };
}
