const prime = 0x01000193;
const encoder = new TextEncoder();

/**
 * A text as a whole number of 32 bits, the same everywhere and for ever (FNV-1a over UTF-8): slugs and
 * tokens are stored so.
 *
 * @returns from -2147483648 to 2147483647
 */
export function intKey(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    // One byte each, as nearly all signs of slugs are.
    if (sign > 0x7f) return hashedFrom(hash, text.slice(place));
    hash = Math.imul(hash ^ sign, prime);
  }
  return hash | 0;
}

function hashedFrom(before: number, text: string): number {
  let hash = before;
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, prime);
  return hash | 0;
}
