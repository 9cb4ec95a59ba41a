import { maximumPhotoBytes, photoTypes } from '@motohaat/contract/uploads';

import { englishPhotoFailures, type UnusableReason } from './photo-words.ts';

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

/**
 * Makes a photo ready to be sent: turned as its camera says, at most 1600 pixels each way. What is
 * small already is left as it is, and so is what this browser cannot read: the server judges it.
 *
 * @throws UnusablePhoto for what is no picture, or too large and not readable here
 */
export async function shrink(file: File): Promise<Blob> {
  const isAccepted = photoTypes.some((type) => type === file.type);
  const fits = isAccepted && file.size <= maximumPhotoBytes;
  const picture = await read(file);
  if (!picture) {
    if (fits) return file;
    const reason = isAccepted ? 'tooLarge' : 'notAPhoto';
    throw new UnusablePhoto(englishPhotoFailures[reason], reason);
  }
  try {
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    if (scale === 1 && fits) return file;
    return (await draw(picture, scale)) ?? file;
  } finally {
    picture.close();
  }
}

async function read(file: File): Promise<ImageBitmap | undefined> {
  if (!file.type.startsWith('image/')) return undefined;
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Broken, or a kind that this browser does not know.
    return undefined;
  }
}

async function draw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // JPEG has no transparency: without a ground it would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
