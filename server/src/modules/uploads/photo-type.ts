/** Bytes that are enough to tell what a photo is. */
export const headLength = 64;

const signatures: readonly (readonly [format: string, bytes: Buffer])[] = [
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/**
 * What a file is by its first bytes; its name and declared type are the sender's word alone. HEIC, a
 * sibling of AVIF, is none: browsers do not show it.
 *
 * @param head at least `headLength` bytes, or the whole file
 * @returns nothing for whatever may not be sent
 */
export function photoType(head: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | undefined {
  const known = signatures.find(([, bytes]) => head.subarray(0, bytes.length).equals(bytes));
  if (known) return known[0] as 'jpeg' | 'png';
  const word = (from: number) => head.toString('latin1', from, from + 4);
  if (word(0) === 'RIFF' && word(8) === 'WEBP') return 'webp';
  return word(4) === 'ftyp' && brandsOf(head).includes('avif') ? 'avif' : undefined;
}

/**
 * The brands of a file of the ISO base media format: the major one, and those it is compatible with.
 *
 * @param head of eight bytes at least: its length and its kind
 */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [];
  // Between the major and the other brands stands a version of four bytes.
  for (let at = 8; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}
