/**
 * A text as a whole number of 32 bits, the same everywhere and for ever (FNV-1a over UTF-8): slugs and
 * tokens are stored so.
 *
 * @returns from -2147483648 to 2147483647
 */
export function intKey(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash | 0;
}
