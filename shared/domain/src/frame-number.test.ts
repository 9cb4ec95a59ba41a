import { expect, test } from 'vitest';

import { endOf, readStampedNumber } from './frame-number.ts';

test.each([
  ['MD2A11CZ5KCB04821', 'MD2A11CZ5KCB04821'],
  [' md2a-11cz 5kcb*04821 ', 'MD2A11CZ5KCB04821'],
  ['জেকে ১২৩৪৫', undefined],
  ['KC১২৩৪৫', 'KC12345'],
  ['1234', undefined],
  ['ABCDEFG', undefined],
  ['', undefined],
  ['A1'.repeat(13), undefined],
])('%s', (typed, number) => expect(readStampedNumber(typed)).toBe(number));

test('only the end of a number is kept to be read', () => {
  expect(endOf('MD2A11CZ5KCB04821')).toBe('4821');
});
