import { expect, test } from 'vitest';

import { parsePrice, parseYears, priceError, priceWarningOf } from './price.ts';

test.each([
  ['125000', 125_000],
  ['1,25,000', 125_000],
  ['125,000', 125_000],
  ['১,২৫,০০০', 125_000],
  ['১২৫০০০', 125_000],
  [' 1 25 000 ', 125_000],
  ['1.25 lakh', 125_000],
  ['1.25 Lac', 125_000],
  ['১.২৫ লাখ', 125_000],
  ['12 lakh', 1_200_000],
  ['1.1 lakh', 110_000],
  ['0.855 lakh', 85_500],
  ['৳1,25,000', 125_000],
  ['৳ ১.২৫ লাখ', 125_000],
  ['BDT 1,25,000', 125_000],
  ['1,25,000 BDT', 125_000],
  ['Tk. 125000', 125_000],
  ['1,25,000/-', 125_000],
  ['125000.00', 125_000],
  ['99,99,999', 9_999_999],
  ['999', 999],
  ['0', 0],
])('reads %j as %d taka', (text, taka) => {
  expect(parsePrice(text)).toBe(taka);
});

test.each([
  '',
  'abc',
  '1e5',
  '-125000',
  '125000.50',
  '12,5000',
  ',125000',
  '1,25,00',
  '1.25',
  '1.234567 lakh',
  '1 lakh 25 thousand',
  '$125000',
  'NaN',
  'Infinity',
  '1'.repeat(16),
])('does not take %j for a price', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});

test.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['2', 2],
  ['1.5', 1.5],
  ['২.৫', 2.5],
  ['50', 50],
  ['2 years', 2],
  ['1 Year 6 months', 1.5],
  ['1 year and 6 months', 1.5],
  ['6 months', 0.5],
  ['18 months', 1.5],
])('reads %j as %s years', (text, years) => {
  expect(parseYears(text)).toBe(years);
});

test.each(['-1', '50.5', '1.25', '2 months', 'new', '1e1', '51'])(
  'does not take %j for years',
  (text) => {
    expect(parseYears(text)).toBeUndefined();
  },
);

test.each([
  [100_000, 100_000, null],
  [100_000, 100_001, 'above_original'],
  [100_000, 10_000, null],
  [100_000, 9_999, 'far_below_original'],
])('of a bike bought for %d and offered for %d warns %s', (original, asking, warning) => {
  expect(priceWarningOf(original, asking)).toBe(warning);
});

test('a price is in range from ৳1,000 to the highest, both included', () => {
  expect(priceError(1_000)).toBeUndefined();
  expect(priceError(9_999_999)).toBeUndefined();
  expect(priceError(999)).toBe('Write a price from ৳1,000 to ৳99,99,999.');
  expect(priceError(1_000_000, 999_999)).toBe('Write a price from ৳1,000 to ৳9,99,999.');
});
