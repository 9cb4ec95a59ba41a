import { expect, test } from 'vitest';

import { wilsonInterval } from './statistics.ts';

// Worked out by hand from Wilson's formula.
test.each([
  [0, 10, 1.96, 0, 0.2775],
  [5, 10, 1.96, 0.2366, 0.7634],
  [10, 10, 2.58, 0.6004, 1],
  [30, 1_000, 1.96, 0.0211, 0.0425],
])('%i of %i at z = %d lies between %d and %d', (count, total, z, low, high) => {
  const interval = wilsonInterval(count, total, z);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
