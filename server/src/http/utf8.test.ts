import { expect, test } from 'vitest';

import { bytesOf, gatherBytes, utf8, utf8Of } from './utf8.ts';

const texts = ['', 'bikes', 'Café', 'হিরো হাঙ্ক', '৳ 1,20,000', '🏍', '\0\x7f\x80ÿ'];

test.each(texts)('“%s” has a letter for each of its bytes, and they are as they were', (text) => {
  const bytes = Buffer.from(text);
  expect(utf8(text)).toHaveLength(bytes.length);
  expect(utf8Of(bytes)).toBe(utf8(text));
  expect(bytesOf([utf8(text)])).toEqual(bytes);
});

test('pieces are put together in their order', () => {
  expect(String(bytesOf(texts.map(utf8)))).toBe(texts.join(''));
});

test.each([512 * 1024, 512 * 1024 + 1])('%d bytes are put together whole', (length) => {
  const pieces = [utf8('x'.repeat(length - 1)), utf8('y')];
  expect(gatherBytes(pieces).equals(Buffer.from(pieces.join('')))).toBe(true);
});

test('what was put together for good stays when more is', () => {
  const bytes = bytesOf([utf8('one')]);
  gatherBytes([utf8('two')]);
  expect(String(bytes)).toBe('one');
});
