import type { ImagesPort } from '../../adapters/images/port.ts';
import type { Database, Queryable } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Log } from '../../plugins/logging.ts';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';
import { inspectPhoto, type PhotoUse, type RenderedPhoto, renderPhoto } from './render-photo.ts';
import { photosAtOnce } from './upload-places.ts';
import { addUpload, countUploads, findUpload, type UploadRow } from './uploads.repository.ts';

/** Photos that an account may send in a day: for a seller, twenty bikes with all their photos, and some again. */
const maximumPerDay = 200;
const day = 24 * 3_600_000;

export type Uploads = {
  db: Database;
  host: ImagesPort;
  log: Log;
  decoding: Decoding;
};

/** What photos pass through to be decoded. */
export type Decoding = { any: ConcurrencyLimit; large: ConcurrencyLimit };

/** Pixels above which a photo counts as large: those of phones are not. */
const largePhoto = 16_000_000;

/**
 * Two photos are decoded at once, and all that were received may wait, half a minute at the worst: none is
 * refused that was sent whole. Of large ones only one is decoded, since it takes up to 16 bytes a pixel: an
 * AVIF of 40 megapixels needs 660 MB.
 */
export function createDecoding(): Decoding {
  return {
    any: createConcurrencyLimit({ atOnce: 2, waiting: photosAtOnce }),
    large: createConcurrencyLimit({ atOnce: 1, waiting: 1 }),
  };
}

/** @throws AppError `rate_limited` for an account that has sent too many photos in a day */
export async function assertMayUpload(
  db: Queryable,
  senderId: string,
  now = new Date(),
): Promise<void> {
  const count = await countUploads(db, senderId, new Date(now.getTime() - day));
  if (count < maximumPerDay) return;
  throw new AppError('rate_limited', {
    message: (t) => t.photos.perDay(maximumPerDay),
    retryAfter: day / 24 / 1_000,
  });
}

/**
 * Encodes a photo again in its two sizes and stores them at the image host. Until a listing or
 * a profile shows it, it is kept for a day.
 *
 * @param photo.id the id of the upload; if the sender has that one already, it is the answer
 * @throws AppError `photo_dimensions`, `photo_too_small`, `photo_unreadable`, `photo_not_alone`, `unavailable`
 */
export async function storePhoto(
  { db, host, log, decoding }: Uploads,
  { id, senderId, bytes, use }: { id: string; senderId: string; bytes: Buffer; use: PhotoUse },
): Promise<UploadRow> {
  const rendered = await decode(decoding, bytes, use);
  const [card, viewer] = await storeBoth({ host, log }, id, rendered);
  const removals = [card.removal, viewer.removal];
  const { width, height, hash } = rendered;
  const row = { id, url: viewer.url, card_url: card.url, width, height };
  try {
    if (await addUpload(db, { ...row, seller_id: senderId, removals, hash })) return row;
  } catch (error) {
    await removeFromHost({ host, log }, removals);
    throw error;
  }
  await removeFromHost({ host, log }, removals);
  const earlier = await findUpload(db, { id, senderId });
  if (!earlier) throw new AppError('conflict');
  return earlier;
}

/**
 * Encodes a photo again in its two sizes, when it is its turn.
 *
 * @throws AppError `photo_dimensions`, `photo_too_small`, `photo_unreadable`, `photo_not_alone`, `unavailable`
 */
export async function decode(
  { any, large }: Decoding,
  bytes: Buffer,
  use: PhotoUse,
): Promise<RenderedPhoto> {
  const pixels = await inspectPhoto(bytes, use);
  const render = () => renderPhoto(bytes);
  return any(() => (pixels > largePhoto ? large(render) : render()));
}

/** Stores both sizes, or none. */
async function storeBoth(
  { host, log }: Pick<Uploads, 'host' | 'log'>,
  id: string,
  { card, viewer }: RenderedPhoto,
) {
  const stored = await Promise.allSettled([
    host.store({ bytes: card, name: `${id}-card` }),
    host.store({ bytes: viewer, name: id }),
  ]);
  const [one, other] = stored;
  if (one.status === 'fulfilled' && other.status === 'fulfilled') {
    return [one.value, other.value] as const;
  }
  const done = stored.flatMap((each) => (each.status === 'fulfilled' ? [each.value.removal] : []));
  await removeFromHost({ host, log }, done);
  throw one.status === 'rejected' ? one.reason : (other as PromiseRejectedResult).reason;
}

/** Removes what was stored in vain. The failure that made it so is what the caller hears of. */
async function removeFromHost(
  { host, log }: Pick<Uploads, 'host' | 'log'>,
  removals: readonly string[],
) {
  for (const removal of removals) {
    // Two at the most.
    await host.remove(removal).catch((err: unknown) => {
      log.error({ err }, 'a photo that belongs to nothing stays at the image host');
    });
  }
}
