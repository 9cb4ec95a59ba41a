import { expect, test } from 'vitest';

import { encodeText } from './encode-text.ts';

test.each([
  ['nothing', ''],
  ['ASCII', 'Call me'],
  ['Latin', 'naïve café'],
  ['bullets and Bangla', '••••• প্রথম মালিক'],
  ['signs beyond 16 bits', '😀 and half of one: \ud83d'],
  ['more than fits', 'ক'.repeat(200_000)],
])('a text becomes the same bytes as ever: %s', (_what, text) => {
  expect(encodeText(text).equals(Buffer.from(text))).toBe(true);
});

test('what was encoded stays as it is when the next text is', () => {
  const first = encodeText('first');
  encodeText('other');
  expect(first.toString()).toBe('first');
});
