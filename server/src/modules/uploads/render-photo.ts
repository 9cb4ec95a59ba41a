import { isTooSmallForBike } from '@motohaat/contract/bike-photo';
import { maximumPhotoPixels } from '@motohaat/contract/uploads';
import sharp, { type Sharp } from 'sharp';

import { AppError } from '../../http/app-error.ts';
import { greySize, hashOf, type PhotoHash } from './photo-hash.ts';
import { hasTrailingData } from './trailing-data.ts';

/** Pixels of the sizes that cards and the full-screen viewer show. */
const cardWidth = 640;
const viewerSide = 1_600;
/**
 * WebP at this quality: of a photo of 12 megapixels it makes both sizes in a third to half of a
 * second. AVIF saves two fifths of the bytes and takes 4 times as long at its least effort that does
 * so, 50 times at its usual one, while two cores serve everybody.
 */
const encoding = { quality: 80 };
/** Seconds that decoding may take; the slowest photo that is allowed needs 2 on an idle core. */
const timeLimit = 30;

// Two photos are decoded at once, each by one thread; nothing is kept from one for the next.
sharp.cache(false);
sharp.concurrency(1);

/** What a photo is to show: a bike, the one whose profile it is, or what is wrong with a bike. */
export type PhotoUse = 'bike' | 'person' | 'proof';

/** A photo as it is stored: WebP without anything but its picture. */
export type RenderedPhoto = {
  card: Buffer;
  viewer: Buffer;
  /** Pixels of the viewer size. */
  width: number;
  height: number;
  /** What it looks like; nothing where it is all alike. */
  hash: PhotoHash | null;
};

/**
 * Looks at what a photo is without decoding it.
 *
 * @param bytes a file that begins as a photo does
 * @param use what it is to show
 * @returns its pixels in all, as its header says: a file of a few kilobytes can claim any size
 * @throws AppError `photo_dimensions`, `photo_too_small`, `photo_unreadable`, `photo_not_alone`
 */
export async function inspectPhoto(bytes: Buffer, use: PhotoUse): Promise<number> {
  const { width, height } = await readable(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  const pixels = width * height;
  if (pixels > maximumPhotoPixels) throw new AppError('photo_dimensions');
  if (hasTrailingData(bytes)) throw new AppError('photo_not_alone');
  if (use === 'bike' && isTooSmallForBike({ width, height })) throw new AppError('photo_too_small');
  return pixels;
}

/**
 * Encodes a photo again in two sizes: upright, in sRGB, its first frame alone, without metadata, which
 * could tell where it was taken.
 *
 * @param bytes a photo that `inspectPhoto` has let pass
 * @throws AppError `photo_unreadable`, `unavailable` if it takes too long
 */
export async function renderPhoto(bytes: Buffer): Promise<RenderedPhoto> {
  return readable(async () => {
    const { data, info } = await sharp(bytes, {
      failOn: 'error',
      limitInputPixels: maximumPhotoPixels,
    })
      .timeout({ seconds: timeLimit })
      .autoOrient()
      .resize({ width: viewerSide, height: viewerSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const drawn = () => sharp(data, { raw: { width, height, channels } });
    const [viewer, card, hash] = await Promise.all([
      drawn().webp(encoding).toBuffer(),
      drawn().resize({ width: cardWidth, withoutEnlargement: true }).webp(encoding).toBuffer(),
      hashPicture(drawn()),
    ]);
    return { card, viewer, width, height, hash };
  });
}

/**
 * Looks at a photo that is stored already.
 *
 * @returns what it looks like; nothing if it is all alike, or cannot be read
 */
export async function hashPhoto(bytes: Buffer): Promise<PhotoHash | null> {
  return hashPicture(sharp(bytes, { limitInputPixels: maximumPhotoPixels })).catch(() => null);
}

async function hashPicture(picture: Sharp): Promise<PhotoHash | null> {
  const { width, height } = greySize;
  const grey = await picture
    .timeout({ seconds: timeLimit })
    .resize(width, height, { fit: 'fill' })
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return hashOf(grey);
}

async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof Error && cause.message.includes('timeout')) {
      throw new AppError('unavailable', {
        cause,
        message: (t) => t.photos.tooLong,
        retryAfter: 30,
      });
    }
    throw new AppError('photo_unreadable', { cause });
  }
}
