import { expect, test } from 'vitest';

import { scaleOf } from './scale-of.ts';

test.each([
  ['in the middle of the half', { from: 100, to: 200 }, 150, { from: 0.3, to: 0.7, at: 0.5 }],
  ['far below it, at the end', { from: 100, to: 200 }, 1, { from: 0.3, to: 0.7, at: 0 }],
  ['far above it, at the end', { from: 100, to: 200 }, 999, { from: 0.3, to: 0.7, at: 1 }],
  ['of a half without width', { from: 100, to: 100 }, 100, { from: 0.5, to: 0.5, at: 0.5 }],
])('a price %s stands where it belongs', (_where, half, price, places) => {
  const found = scaleOf(half, price);
  for (const name of ['from', 'to', 'at'] as const) {
    expect(found[name]).toBeCloseTo(places[name], 5);
  }
});
