import { expect, test } from 'vitest';

import { isKnownTag } from './entity-tag.ts';

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a" ,"c"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['a', '"a"', false],
  ['', '"a"', false],
  [undefined, '"a"', false],
])('a caller who sends %s has %s: %s', (ifNoneMatch, tag, expected) => {
  expect(isKnownTag(ifNoneMatch, tag)).toBe(expected);
});
