import { expect, test } from 'vitest';

import { inLanguage, splitLanguage, textIn } from './language.ts';

test.each([
  ['/', 'en', '/'],
  ['/categories/1?a=b', 'en', '/categories/1?a=b'],
  ['/bn', 'bn', '/'],
  ['/bn?a=b', 'bn', '/?a=b'],
  ['/bn#p-1', 'bn', '/#p-1'],
  ['/bn/categories/1?a=b', 'bn', '/categories/1?a=b'],
] as const)('%s is %s, and there %s, and is made of both again', (address, language, path) => {
  expect(splitLanguage(address)).toEqual({ language, path });
  expect(inLanguage(language, path)).toBe(address);
});

test.each(['/bna', '/bn-1', '/blogs/bn'])('%s is English', (address) => {
  expect(splitLanguage(address)).toEqual({ language: 'en', path: address });
});

test('a name is taken in the language, or as it is', () => {
  expect(textIn('bn', { en: 'Home', bn: 'হোম' })).toBe('হোম');
  expect(textIn('bn', 'Home')).toBe('Home');
});
