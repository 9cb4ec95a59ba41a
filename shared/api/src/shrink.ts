import { maximumPhotoBytes, photoTypes } from '@motohaat/contract/uploads';

import { englishPhotoFailures, type UnusableReason } from './photo-words.ts';
import { isHeic, mayBePhoto, type ReadPicture, readPicture } from './read-picture.ts';

/** The longest side of a photo that is sent, in pixels (ruling S5.8); screens show no more. */
const longestSide = 1600;
const quality = 0.85;

/** A file that cannot be sent as a photo: see `photoFailure`. */
export class UnusablePhoto extends Error {
  override name = 'UnusablePhoto';
  readonly reason: UnusableReason | undefined;

  constructor(message: string, reason?: UnusableReason) {
    super(message);
    this.reason = reason;
  }
}

/** What is too small, and what is said of it, in the person's language. */
export type LeastPhoto = {
  isTooSmall: (size: { width: number; height: number }) => boolean;
  sentence: string;
};

/**
 * Makes a photo ready to be sent: turned as its camera says, at most 1600 pixels each way, a JPEG where
 * the server would not take its kind. What is small already is left as it is, and so is what this browser
 * cannot read: the server judges it.
 *
 * @throws UnusablePhoto for what is no picture, too small, or too large and not readable here
 */
export async function shrink(file: File, least?: LeastPhoto): Promise<Blob> {
  if (!mayBePhoto(file)) throw unusable('notAPhoto');
  const isAccepted = photoTypes.some((type) => type === file.type);
  const fits = isAccepted && file.size <= maximumPhotoBytes;
  const picture = await readPicture(file, !isAccepted);
  if (!picture) {
    if (fits) return file;
    if (isAccepted) throw unusable('tooLarge');
    throw unusable((await isHeic(file)) ? 'heic' : 'notAPhoto');
  }
  try {
    if (least?.isTooSmall(picture)) throw new UnusablePhoto(least.sentence);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    if (scale === 1 && fits) return file;
    return (await draw(picture, scale)) ?? file;
  } finally {
    picture.close();
  }
}

const unusable = (reason: UnusableReason) =>
  new UnusablePhoto(englishPhotoFailures[reason], reason);

async function draw(picture: ReadPicture, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG has no transparency: without a ground it would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture.source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
