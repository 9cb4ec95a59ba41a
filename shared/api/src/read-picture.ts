/** A picture that can be drawn, upright. */
export type ReadPicture = {
  source: CanvasImageSource;
  width: number;
  height: number;
  close: () => void;
};

/** Brands of files of the ISO base media format that hold what phones call HEIC. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether a file is a HEIC, by its first bytes: systems that do not know the kind give it no type. */
export async function isHeic(file: File): Promise<boolean> {
  if (file.type === 'image/avif') return false;
  if (/^image\/hei[cf]/.test(file.type)) return true;
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return head.slice(4, 8) === 'ftyp' && heicBrands.has(head.slice(8));
}

/** Whether a file may be a photo at all, as far as its type says; a drawing of lines is none. */
export const mayBePhoto = ({ type }: File): boolean =>
  type === '' || (type.startsWith('image/') && !type.startsWith('image/svg'));

/**
 * Reads a picture, by the browser's decoder of bitmaps; where that cannot, and `tryImage` says so, as an
 * image of a page, which reads more kinds in some browsers.
 *
 * @returns nothing for what is broken, or of a kind that this browser does not know
 */
export async function readPicture(file: File, tryImage: boolean): Promise<ReadPicture | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const { width, height } = bitmap;
    return { source: bitmap, width, height, close: () => bitmap.close() };
  } catch {
    return tryImage ? readImage(file) : undefined;
  }
}

async function readImage(file: File): Promise<ReadPicture | undefined> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  try {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return { source: image, width, height, close: () => URL.revokeObjectURL(address) };
  } catch {
    URL.revokeObjectURL(address);
    return undefined;
  }
}
