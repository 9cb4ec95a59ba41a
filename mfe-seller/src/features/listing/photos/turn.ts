import { NetworkError } from '@motohaat/api/errors';
import { englishPhotoFailures } from '@motohaat/api/photo-words';
import { type ReadPicture, readPicture } from '@motohaat/api/read-picture';
import { UnusablePhoto } from '@motohaat/api/shrink';

/** High, since the photo may be made smaller once more before it is sent. */
const quality = 0.95;

export type TurnPhoto = (original: File | string, quarters: number, name: string) => Promise<File>;

/**
 * Turns a photo by quarters, clockwise, always from the original, so that it loses nothing by being
 * turned again.
 *
 * @param original a chosen file, or the address of a photo that the server has
 * @throws NetworkError where it cannot be loaded, UnusablePhoto where this browser cannot draw it
 */
export const turn: TurnPhoto = async (original, quarters, name) => {
  const picture = await read(original);
  const isAcross = quarters % 2 === 1;
  const canvas = document.createElement('canvas');
  canvas.width = isAcross ? picture.height : picture.width;
  canvas.height = isAcross ? picture.width : picture.height;
  const pen = canvas.getContext('2d');
  pen?.translate(canvas.width / 2, canvas.height / 2);
  pen?.rotate((quarters * Math.PI) / 2);
  pen?.drawImage(picture.source, -picture.width / 2, -picture.height / 2);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (!blob) throw unusable();
  return new File([blob], name, { type: blob.type });
};

const unusable = () => new UnusablePhoto(englishPhotoFailures.notAPhoto, 'notAPhoto');

async function read(original: File | string): Promise<ReadPicture> {
  if (typeof original !== 'string') {
    const picture = await readPicture(original, true);
    if (!picture) throw unusable();
    return picture;
  }
  const source = await load(original);
  return { source, width: source.naturalWidth, height: source.naturalHeight, close: () => {} };
}

/** Another site's picture must allow to be drawn. */
async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
  } catch {
    throw new NetworkError();
  }
  return image;
}
