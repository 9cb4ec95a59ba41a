import { expect, test } from 'vitest';

import { isPlainLine, isPlainText } from './text.ts';

test.each(['', 'Gulshan 2, Dhaka', 'গুলশান ২', 'café'])('%j is a plain line', (text) => {
  expect(isPlainLine(text)).toBe(true);
});

test.each(['a\0b', 'a\nb', 'a\u202eb', '\u0085'])('%j is not a plain line', (text) => {
  expect(isPlainLine(text)).toBe(false);
});

test('plain text may have several lines, and no other control character', () => {
  expect(isPlainText('one\r\n\ttwo')).toBe(true);
  expect(isPlainText('one\0two')).toBe(false);
});
