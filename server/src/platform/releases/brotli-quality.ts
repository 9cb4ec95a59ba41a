import type { ReleaseFile } from '@motohaat/contract/composition';

import { isCompressible } from './media.ts';

/**
 * Of a release, so many bytes are compressed as well as Brotli can: those of its smallest files. The
 * rest has the quality that costs a seventeenth. Measured on the product's own scripts, for each core
 * of a server: quality 11 makes 0.3 MB a second and leaves 26.8 %, quality 9 makes 5.1 MB and leaves
 * 28.8 %, quality 5 14.7 MB and 29.5 %. So a release of 20 MB costs about 10 seconds instead of 65;
 * each of the product's own, 0.1 to 0.6 MB, has 11 throughout.
 */
const bestBytes = 1_500_000;
const best = 11;
const good = 9;

/** Which quality Brotli compresses each compressible file of a release with, by its path. */
export function brotliQualities(files: readonly ReleaseFile[]): Map<string, number> {
  let rest = bestBytes;
  const smallestFirst = files
    .filter(({ path, bytes }) => isCompressible(path, bytes))
    .toSorted((one, other) => one.bytes - other.bytes);
  return new Map(
    smallestFirst.map(({ path, bytes }) => {
      rest -= bytes;
      return [path, rest >= 0 ? best : good];
    }),
  );
}
