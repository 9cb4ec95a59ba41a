/** A message longer than this is no page: whoever sends it is cut off. */
const longest = 8_000_000;
const headerBytes = 4;

/**
 * A message as it travels: its length in four bytes, then each of its texts with a length of its own.
 * The first is JSON; what is long goes beside it as it is, since to write it into the JSON and to read it
 * from there again took a tenth of drawing a page.
 */
export function frame(...texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const length = lengths.reduce((sum, each) => sum + headerBytes + each, 0);
  const framed = Buffer.allocUnsafe(headerBytes + length);
  let at = framed.writeUInt32BE(length);
  for (const [place, text] of texts.entries()) {
    at = framed.writeUInt32BE(lengths[place] ?? 0, at);
    at += framed.write(text, at);
  }
  return framed;
}

/**
 * Puts messages together again from the pieces in which they come.
 *
 * @param take is given the texts of a message, in UTF-8: they are there until it returns
 * @returns takes the next piece; throws Error for what is longer than a message may be, or is none
 */
export function unframe(take: (...texts: Buffer[]) => void): (piece: Buffer) => void {
  const gather = createGather();
  let pieces: Buffer[] = [];
  let held = 0;
  return (piece) => {
    pieces.push(piece);
    held += piece.length;
    while (held >= headerBytes) {
      const all = pieces.length === 1 ? (pieces[0] ?? piece) : gather(pieces);
      pieces = [all];
      const length = all.readUInt32BE();
      if (length > longest) throw new Error('A message is too long.');
      const end = headerBytes + length;
      if (held < end) return;
      held -= end;
      pieces = held > 0 ? [all.subarray(end)] : [];
      take(...textsOf(all.subarray(headerBytes, end)));
    }
  };
}

function textsOf(message: Buffer): Buffer[] {
  const texts: Buffer[] = [];
  let at = 0;
  while (at < message.length) {
    const begin = at + headerBytes;
    at = begin + message.readUInt32BE(at);
    if (at > message.length) throw new Error('A text is longer than its message.');
    texts.push(message.subarray(begin, at));
  }
  return texts;
}

/**
 * Puts pieces together in memory that is used again for the next: what is of no use a moment later, and
 * lies outside of the engine's memory, would have it look through all of that the more often.
 */
function createGather(): (pieces: readonly Buffer[]) => Buffer {
  let room = Buffer.allocUnsafe(0);
  return (pieces) => {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (length > room.length) room = Buffer.allocUnsafe(length);
    let at = 0;
    for (const piece of pieces) {
      room.set(piece, at);
      at += piece.length;
    }
    return room.subarray(0, length);
  };
}
