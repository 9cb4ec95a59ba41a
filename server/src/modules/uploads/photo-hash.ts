/** What a photo looks like, in four parts of 16 bits each. */
export type PhotoHash = readonly [number, number, number, number];

const width = 9;
const height = 8;
/** Bits in which two hashes of one picture may differ. */
const tolerance = 6;
/** A picture that is nearly all alike has few steps, and says nothing of whose it is. */
const fewestSteps = 6;

/** Pixels of the small grey copy that a hash is made of. */
export const greySize = { width, height } as const;

/**
 * The difference hash of a picture: 64 steps from lighter to darker of a small grey copy of it. Sizes,
 * colours and encodings change little of it.
 *
 * @param grey the copy, a byte for each pixel
 * @returns nothing for a picture that is all alike
 */
export function hashOf(grey: Uint8Array): PhotoHash | null {
  const parts: [number, number, number, number] = [0, 0, 0, 0];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width - 1; column += 1) {
      const place = row * width + column;
      const isStep = (grey[place] ?? 0) > (grey[place + 1] ?? 0);
      const part = row >> 1;
      parts[part] = (parts[part] ?? 0) * 2 + (isStep ? 1 : 0);
    }
  }
  const steps = parts.reduce((sum, part) => sum + bitsOf(part), 0);
  return steps < fewestSteps || steps > 64 - fewestSteps ? null : parts;
}

/** Whether two photos are of the same picture, as far as their hashes tell. */
export function isSamePicture(one: PhotoHash, other: PhotoHash): boolean {
  const difference = one.reduce((sum, part, index) => sum + bitsOf(part ^ (other[index] ?? 0)), 0);
  return difference <= tolerance;
}

/**
 * What a part of a hash may be in another copy: itself, or with one bit changed. Six changed bits in four
 * parts leave one part with one of these at least, so that no copy is missed.
 */
export function nearParts(part: number): number[] {
  return [part, ...Array.from({ length: 16 }, (_, bit) => part ^ (1 << bit))];
}

function bitsOf(part: number): number {
  let bits = 0;
  for (let rest = part; rest > 0; rest >>= 1) bits += rest & 1;
  return bits;
}
