declare const inUtf8: unique symbol;

/**
 * Text in UTF-8, a letter for each of its bytes. It takes half the memory of text that has any letter
 * beyond ISO 8859-1, is searched twice as fast, and is bytes without being encoded. Buffers would lie
 * outside of the engine's memory, all of which it looks through whenever 64 MB have come together there.
 */
export type Utf8 = string & { readonly [inUtf8]: true };

const inAscii = /^[\0-\x7f]*$/;

export const utf8 = (text: string): Utf8 =>
  inAscii.test(text) ? (text as Utf8) : utf8Of(Buffer.from(text));

/** @param bytes in UTF-8 */
export const utf8Of = (bytes: Buffer): Utf8 => bytes.toString('latin1') as Utf8;

/** Where pieces are put together; more than almost every document needs. */
const scratch = Buffer.allocUnsafeSlow(512 * 1024);

/** Bytes of pieces, one after the other: they are there until it is called again. */
export function gatherBytes(pieces: readonly Utf8[]): Buffer {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const into = length <= scratch.length ? scratch : Buffer.allocUnsafe(length);
  let at = 0;
  for (const piece of pieces) at += into.write(piece, at, 'latin1');
  return into.subarray(0, length);
}

/** Bytes of pieces, one after the other. */
export const bytesOf = (pieces: readonly Utf8[]): Buffer => Buffer.from(gatherBytes(pieces));
