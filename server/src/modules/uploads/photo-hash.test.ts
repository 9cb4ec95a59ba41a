import * as fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';

import { hashOf, isSamePicture, nearParts, type PhotoHash } from './photo-hash.ts';
import { hashPhoto } from './render-photo.ts';

/** A picture of stripes and blocks that a number decides. */
function picture(seed: number): Sharp {
  const size = 64;
  const data = Buffer.alloc(size * size * 3);
  for (let place = 0; place < size * size; place += 1) {
    const x = place % size;
    const y = Math.floor(place / size);
    const value = Math.round(127 + 120 * Math.sin(x / (3 + seed) + (y * seed) / 17));
    data.fill(value, place * 3, place * 3 + 3);
  }
  return sharp(data, { raw: { width: size, height: size, channels: 3 } });
}
const hash = async (bytes: Buffer) => (await hashPhoto(bytes)) as PhotoHash;
const photo = () => picture(2).png().toBuffer();

test('a copy that is smaller and encoded again looks the same, another picture does not', async () => {
  const webp = await picture(2).resize(640).webp({ quality: 60 }).toBuffer();
  const known = await hash(await photo());
  expect(isSamePicture(known, await hash(webp))).toBe(true);
  expect(isSamePicture(known, await hash(await picture(5).png().toBuffer()))).toBe(false);
});

test('a picture that is all alike is like no other', async () => {
  const grey = { r: 90, g: 90, b: 90 };
  const blank = sharp({ create: { width: 50, height: 50, channels: 3, background: grey } });
  expect(await hashPhoto(await blank.png().toBuffer())).toBeNull();
  expect(await hashPhoto(Buffer.from('no photo'))).toBeNull();
  expect(hashOf(new Uint8Array(72))).toBeNull();
});

/** A grey copy of 9 × 8 pixels with so many steps from lighter to darker, all other pixels alike. */
function withSteps(count: number): Uint8Array {
  const grey = new Uint8Array(72);
  for (let place = 0, steps = 0; place < 72; place += 1) {
    const isFirst = place % 9 === 0;
    const isStep = !isFirst && steps < count;
    if (isStep) steps += 1;
    grey[place] = isFirst ? 100 : (grey[place - 1] ?? 0) - (isStep ? 1 : 0);
  }
  return grey;
}

test.each([
  [5, null],
  [6, [0b1111_1100_0000_0000, 0, 0, 0]],
  [18, [0xff_ff, 0b1100_0000_0000_0000, 0, 0]],
  [58, [0xff_ff, 0xff_ff, 0xff_ff, 0b1111_1111_1100_0000]],
  [59, null],
])('a picture of %i steps has the hash %j', (steps, hashed) => {
  expect(hashOf(withSteps(steps))).toEqual(hashed);
});

test('whatever six bits change, one part is found by what it may have become', () => {
  const part = fc.integer({ min: 0, max: 65_535 });
  const bits = fc.array(fc.integer({ min: 0, max: 63 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.tuple(part, part, part, part), bits, (original, changed) => {
      const copy: [number, number, number, number] = [...original];
      for (const bit of changed) copy[bit >> 4] = (copy[bit >> 4] ?? 0) ^ (1 << (bit & 15));
      expect(isSamePicture(original, copy)).toBe(true);
      expect(copy.some((each, index) => nearParts(original[index] ?? 0).includes(each))).toBe(true);
    }),
  );
});
