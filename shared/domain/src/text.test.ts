import { expect, test } from 'vitest';

import { isBlank, isPlainLine, isPlainText } from './text.ts';

test.each(['', 'Gulshan 2, Dhaka', 'গুলশান ২', 'café'])('%j is a plain line', (text) => {
  expect(isPlainLine(text)).toBe(true);
});

test.each(['a\0b', 'a\nb', 'a\u202eb', '\u0085'])('%j is not a plain line', (text) => {
  expect(isPlainLine(text)).toBe(false);
});

test.each(['', ' \u00a0', '\u200b\u200d', '\u3164', '\u2800', '\u00ad'])(
  '%j shows nothing',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

test.each(['x', 'র\u200d্যাব', '🏍\ufe0f'])('%j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});

test('plain text may have several lines, and no other control character', () => {
  expect(isPlainText('one\r\n\ttwo')).toBe(true);
  expect(isPlainText('one\0two')).toBe(false);
});
