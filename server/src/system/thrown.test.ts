import { expect, test } from 'vitest';

import { codeOf, kindOf, reasonOf, unless } from './thrown.ts';

const missing = Object.assign(new Error('no such file'), { code: 'ENOENT' });

test.each([
  [missing, 'no such file', 'Error', 'ENOENT'],
  [new TypeError('x is undefined'), 'x is undefined', 'TypeError', undefined],
  [Object.assign(new Error('odd'), { code: 7 }), 'odd', 'Error', undefined],
  ['a text', 'a text', 'unknown', undefined],
  [{ code: 'ENOENT' }, '[object Object]', 'unknown', undefined],
  [undefined, 'undefined', 'unknown', undefined],
])(
  'whatever was thrown has a reason and a kind, and a code if it is one of the system: %#',
  (thrown, reason, kind, code) => {
    expect([reasonOf(thrown), kindOf(thrown), codeOf(thrown)]).toEqual([reason, kind, code]);
  },
);

test('a file that is not there is passed over where that is awaited, and nothing else is', () => {
  expect(unless('EEXIST', 'ENOENT')(missing)).toBeUndefined();
  expect(() => unless('EEXIST')(missing)).toThrow(missing);
  const other = new TypeError('x is undefined');
  expect(() => unless('ENOENT')(other)).toThrow(other);
});
