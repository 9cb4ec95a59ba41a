/** Where texts are encoded before they are copied out; more than almost every answer needs. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024);
const encoder = new TextEncoder();

/**
 * A text in UTF-8. `Buffer.from` reads every character twice, first to know the size; that is what an
 * answer of 20 kB would pay most for.
 */
export function encodeText(text: string): Buffer {
  // A unit of UTF-16 takes three bytes at the most.
  if (text.length * 3 > scratch.length) return Buffer.from(text);
  return Buffer.from(scratch.subarray(0, encoder.encodeInto(text, scratch).written));
}
