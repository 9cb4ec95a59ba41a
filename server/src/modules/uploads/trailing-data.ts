/** Bytes at the end of a file in which readers of ZIP look for its directory: record and comment. */
const zipTail = 22 + 65_535;
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');

const archives = [
  Buffer.from('Rar!\x1a\x07', 'latin1'),
  Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'),
];
/** Readers of PDF take a file that says so in its first kilobyte. */
const pdfWithin = 1_024;
const markup = /<(?:script|html|body|svg|iframe|!doctype)[\s>]|<\?php/i;

/**
 * Whether a file is also something else, such as an archive behind a photo or a page in its comment.
 * What is stored is encoded again and carries none of it; who sends such a file should be told.
 */
export function hasTrailingData(bytes: Buffer): boolean {
  return (
    endsAsZip(bytes) ||
    archives.some((signature) => bytes.includes(signature)) ||
    bytes.subarray(0, pdfWithin).includes('%PDF-') ||
    markup.test(bytes.toString('latin1'))
  );
}

/** A ZIP, or a JAR, is known by a record at its end that tells the length of the comment after it. */
function endsAsZip(bytes: Buffer): boolean {
  const tail = bytes.subarray(-zipTail);
  for (let at = tail.indexOf(zipEnd); at !== -1; at = tail.indexOf(zipEnd, at + 1)) {
    const isWhole = at + 22 <= tail.length;
    if (isWhole && at + 22 + tail.readUInt16LE(at + 20) <= tail.length) return true;
  }
  return false;
}
