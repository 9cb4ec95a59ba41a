import { expect, test } from 'vitest';

import { cleanName } from './name.ts';
import { cleanText, isBlank, isPlainLine, isPlainText } from './text.ts';

test.each(['', 'Gulshan 2, Dhaka', 'গুলশান ২', 'café'])('%j is a plain line', (text) => {
  expect(isPlainLine(text)).toBe(true);
});

test.each(['a\0b', 'a\nb', 'a\u202eb', '\u0085'])('%j is not a plain line', (text) => {
  expect(isPlainLine(text)).toBe(false);
});

test.each([
  ['nothing at all', ''],
  ['spaces', ' \u00a0\u2003\u3000'],
  ['joiners of no width', '\u200b\u200c\u200d\u2060\ufeff'],
  ['direction marks', '\u061c\u200e\u202e\u2066\u2069'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['the empty Braille pattern', '\u2800'],
  ['soft hyphens', '\u00ad'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['variation selectors', '\ufe0f\u{e0100}'],
  ['accents without a letter', '\u0301\u20dd'],
  ['control characters', '\0\u0085'],
  ['invisible operators', '\u2061\u2064'],
  ['annotation marks and the place of an object', '\ufff9\ufffc'],
  ['an empty note head', '\u{1d159}'],
  ['half a surrogate pair', '\ud83c'],
  ['all of these', ' \u200b\u3164\u2800\u00ad\u0301 '],
])('%s show nothing', (_, text) => {
  expect(isBlank(text)).toBe(true);
  expect(cleanText(text)).toBe('');
  expect(cleanName(text)).toBe('');
});

test.each(['x', 'র\u200d্যাব', 'ক্‌ষ', '🏍\ufe0f', '👨\u200d👩\u200d👧', '🏴\u{e0067}\u{e007f}', 'é'])(
  '%j shows something, and stays as it is',
  (text) => {
    expect(isBlank(text)).toBe(false);
    expect(cleanText(text)).toBe(text);
    expect(cleanName(text)).toBe(text);
  },
);

test('plain text may have several lines, and no other control character', () => {
  expect(isPlainText('one\r\n\ttwo')).toBe(true);
  expect(isPlainText('one\0two')).toBe(false);
});
