import type { Columns, SampleColumn } from './sample.ts';

/** What a number of a bike must be. */
export type Test = { column: SampleColumn } & (
  | { keys: readonly number[] }
  | { from: number; to: number }
);

/** Which bikes of some fit: one bit of each, by its place. */
export type Bits = Uint32Array;

const wordsFor = (bikes: number) => (bikes + 31) >> 5;

/** @returns a bit for each of the bikes whose number is what it must be */
export function bitsOf(columns: Columns, test: Test): Bits {
  const numbers = columns[test.column];
  const bits = new Uint32Array(wordsFor(numbers.length));
  const isSo = fitting(test);
  for (let place = 0; place < numbers.length; place += 1) {
    if (isSo(numbers[place] ?? 0)) bits[place >> 5] = (bits[place >> 5] ?? 0) | (1 << (place & 31));
  }
  return bits;
}

/** Whether a number is what it must be. */
export function fits(test: Test, number: number): boolean {
  if ('keys' in test) return test.keys.includes(number);
  return number >= test.from && number <= test.to;
}

function fitting(test: Test): (number: number) => boolean {
  if (!('keys' in test)) return (number) => number >= test.from && number <= test.to;
  const [only] = test.keys;
  if (test.keys.length === 1) return (number) => number === only;
  const known = new Set(test.keys);
  return (number) => known.has(number);
}

/** The bikes that have a bit in all of some; all bikes where there are none. */
export function allOf(bikes: number, some: Iterable<Bits>): Bits {
  const all = new Uint32Array(wordsFor(bikes)).fill(0xffff_ffff);
  if (bikes % 32 > 0) all[all.length - 1] = 2 ** (bikes % 32) - 1;
  for (const bits of some) {
    for (let at = 0; at < all.length; at += 1) all[at] = (all[at] ?? 0) & (bits[at] ?? 0);
  }
  return all;
}

export const has = (bits: Bits, place: number): boolean =>
  (((bits[place >> 5] ?? 0) >>> (place & 31)) & 1) === 1;

/** How many bikes have a bit. */
export function countOf(bits: Bits): number {
  let many = 0;
  for (const word of bits) many += onesOf(word);
  return many;
}

/** How many bits of 32 are set: of two, of four, of eight together, and so on. */
function onesOf(word: number): number {
  const twos = word - ((word >>> 1) & 0x5555_5555);
  const fours = (twos & 0x3333_3333) + ((twos >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The places of the bikes that have a bit. */
export function placesIn(bits: Bits): number[] {
  const places: number[] = [];
  for (let at = 0; at < bits.length; at += 1) {
    for (let left = bits[at] ?? 0; left !== 0; left &= left - 1) {
      places.push(at * 32 + 31 - Math.clz32(left & -left));
    }
  }
  return places;
}
