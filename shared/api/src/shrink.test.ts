import { isTooSmallForBike } from '@motohaat/contract/bike-photo';
import { afterEach, expect, test, vi } from 'vitest';

import { shrink, UnusablePhoto } from './shrink.ts';

const smaller = new Blob(['small'], { type: 'image/jpeg' });
const drawn = vi.fn();

/** A browser that decodes every picture to this size; with nothing, it cannot decode. */
function browser(size?: { width: number; height: number }) {
  const decode = vi.fn(async () => {
    if (!size) throw new DOMException('cannot decode', 'InvalidStateError');
    return { ...size, close: () => undefined };
  });
  vi.stubGlobal('createImageBitmap', decode);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: (...given: number[]) => drawn(...given.slice(1)),
  } as unknown as null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(smaller));
  return decode;
}

/** Images of a page that come to this size; with nothing, none comes. */
function stubImage(size?: { width: number; height: number }) {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = size?.width;
      naturalHeight = size?.height;
      decode = async () => {
        if (!size) throw new DOMException('cannot decode', 'EncodingError');
      };
    },
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  drawn.mockReset();
});

function file(type: string, bytes = 10): File {
  const made = new File(['x'], 'bike', { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
}
const tooLarge = 9 * 1024 * 1024;

test.each([
  [4000, 3000, 1600, 1200],
  [900, 3600, 400, 1600],
])('a photo of %i × %i is sent as %i × %i', async (width, height, newWidth, newHeight) => {
  const decode = browser({ width, height });
  expect(await shrink(file('image/jpeg'))).toBe(smaller);
  expect(drawn).toHaveBeenCalledExactlyOnceWith(0, 0, newWidth, newHeight);
  // Turned as the camera held it.
  expect(decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
});

test('a small photo is sent as it is', async () => {
  browser({ width: 1600, height: 1200 });
  const photo = file('image/webp');
  expect(await shrink(photo)).toBe(photo);
});

test('a photo with few pixels and many bytes is written again', async () => {
  browser({ width: 1600, height: 1200 });
  expect(await shrink(file('image/png', tooLarge))).toBe(smaller);
});

test('a kind that the server does not take becomes a JPEG where the browser can read it', async () => {
  browser({ width: 800, height: 600 });
  expect(await shrink(file('image/heic'))).toBe(smaller);
});

test('what cannot be decoded here is left to the server', async () => {
  browser();
  const photo = file('image/avif');
  expect(await shrink(photo)).toBe(photo);
});

test('a HEIC becomes a JPEG as an image of the page where the decoder of bitmaps cannot read it', async () => {
  browser();
  stubImage({ width: 3024, height: 4032 });
  expect(await shrink(file('image/heic'))).toBe(smaller);
  expect(drawn).toHaveBeenCalledExactlyOnceWith(0, 0, 1200, 1600);
});

test.each(['image/heic', 'image/heif', ''])(
  'a HEIC (%j) that cannot be read here is told what to do',
  async (type) => {
    browser();
    stubImage();
    const head = [0, 0, 0, 24, ...Array.from('ftypheic', (each) => each.charCodeAt(0))];
    const photo = new File([new Uint8Array(head)], 'IMG_1.HEIC', { type });
    await expect(shrink(photo)).rejects.toMatchObject({ reason: 'heic' });
  },
);

test('a photo too small for what it is to show is refused in the words given', async () => {
  browser({ width: 60, height: 45 });
  const least = { isTooSmall: isTooSmallForBike, sentence: 'Choose a larger one.' };
  await expect(shrink(file('image/png'), least)).rejects.toThrow('Choose a larger one.');
  const small = file('image/png');
  expect(await shrink(small)).toBe(small);
  browser({ width: 300, height: 400 });
  expect(await shrink(small, least)).toBe(small);
});

test('a drawing is refused also where the browser could draw it', async () => {
  browser({ width: 800, height: 600 });
  await expect(shrink(file('image/svg+xml'))).rejects.toMatchObject({ reason: 'notAPhoto' });
});

test.each([
  ['a photo that is too large and cannot be made smaller', 'image/jpeg', tooLarge, /larger than 8/],
  ['a picture of another kind', 'image/svg+xml', 10, /Choose a JPEG/],
  ['no picture at all', 'application/pdf', 10, /Choose a JPEG/],
])('%s is refused with what to do', async (_what, type, bytes, sentence) => {
  browser();
  stubImage();
  const refused = expect(shrink(file(type, bytes))).rejects;
  await refused.toThrow(sentence);
  await expect(shrink(file(type, bytes))).rejects.toBeInstanceOf(UnusablePhoto);
});
