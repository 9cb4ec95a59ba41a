import { expect, test } from 'vitest';

import { photoType } from './photo-type.ts';

/** The first bytes of a file of the ISO base media format. @param length of its first box */
function box(length: number, brands: string): Buffer {
  const head = Buffer.alloc(64);
  head.writeUInt32BE(length);
  head.write(`ftyp${brands}`, 4, 'latin1');
  return head;
}

test.each([
  ['a WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'webp'],
  ['a sound', Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1'), undefined],
  [
    'what only says later that it is a WebP',
    Buffer.from('RIFX\0\0\0\0WEBPVP8 ', 'latin1'),
    undefined,
  ],
  ['an AVIF', box(12, 'avif'), 'avif'],
  ['what is also an AVIF', box(24, 'mif1\0\0\0\0mif1avif'), 'avif'],
  ['what names it behind its brands', box(20, 'mif1\0\0\0\0mif1avif'), undefined],
  ['what is longer than what is read of it', box(4_000, 'mif1\0\0\0\0avif'), 'avif'],
  ['eight bytes of one', Buffer.from('\0\0\0\x18ftyp', 'latin1'), undefined],
  ['a HEIC', box(16, 'heic'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('%s is told by its first bytes', (_what, head, type) => {
  expect(photoType(head)).toBe(type);
});
