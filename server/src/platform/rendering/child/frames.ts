/** A message longer than this is no page: whoever sends it is cut off. */
const longest = 8_000_000;
const headerBytes = 4;

/** A message as it travels: its length in four bytes, then JSON. */
export function frame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const framed = Buffer.allocUnsafe(headerBytes + length);
  framed.writeUInt32BE(length);
  framed.write(text, headerBytes);
  return framed;
}

/**
 * Puts messages together again from the pieces in which they come.
 *
 * @returns takes the next piece; throws Error for what is longer than a message may be
 */
export function unframe(take: (text: string) => void): (piece: Buffer) => void {
  let pieces: Buffer[] = [];
  let held = 0;
  return (piece) => {
    pieces.push(piece);
    held += piece.length;
    while (held >= headerBytes) {
      const all = pieces.length === 1 ? (pieces[0] ?? piece) : Buffer.concat(pieces);
      pieces = [all];
      const length = all.readUInt32BE();
      if (length > longest) throw new Error('A message is too long.');
      const end = headerBytes + length;
      if (held < end) return;
      pieces = [all.subarray(end)];
      held -= end;
      take(all.toString('utf8', headerBytes, end));
    }
  };
}
