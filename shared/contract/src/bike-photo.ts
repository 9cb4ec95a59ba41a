import { photoTooSmall } from './sentences.ts';

/**
 * Pixels that a photo of a bike has at least, along its long and its short side: of a smaller one nobody
 * could tell a scratch. Those of phones have eight times as many each way.
 */
export const leastBikePhoto = { long: 400, short: 300 } as const;

/** What is said of a smaller one. */
export const tooSmallForBike = photoTooSmall(leastBikePhoto.long, leastBikePhoto.short);

/** @param picture its pixels, upright or not */
export function isTooSmallForBike({ width, height }: { width: number; height: number }): boolean {
  const { long, short } = leastBikePhoto;
  return Math.max(width, height) < long || Math.min(width, height) < short;
}
