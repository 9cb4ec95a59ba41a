import { expect, test } from 'vitest';

import { addressesIn, percentIn } from './canary-people.ts';

test.each([
  ['5', 5],
  ['০', 0],
  [' 12,5 % ', 12.5],
  ['100', 100],
  ['101', undefined],
  ['-1', undefined],
  ['', undefined],
  ['১২.৫%', 12.5],
  ['\u200e5\u200b', 5],
  ['1e1', undefined],
  ['0x10', undefined],
  ['few', undefined],
])('%j is the percentage %s', (text, percent) => {
  expect(percentIn(text)).toBe(percent);
});

test('addresses stand on lines of their own, or one behind the other, each once', () => {
  const { addresses, wrong } = addressesIn('a@b.example\nc@d.example, a@b.example');
  expect([addresses, wrong]).toEqual([['a@b.example', 'c@d.example'], undefined]);
  expect(addressesIn(' \n')).toEqual({ addresses: [], wrong: undefined });
});

test('what is no address is named', () => {
  expect(addressesIn('a@b.example rina').wrong).toBe('rina');
});
