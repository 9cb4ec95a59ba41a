import { expect, test } from 'vitest';

import { priceError, priceWarningOf } from './price.ts';

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
