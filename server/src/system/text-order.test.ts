import { expect, test } from 'vitest';

import { inTextOrder } from './text-order.ts';

test.each([
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['a', 'a', 0],
  ['B', 'a', -1],
  ['mfe-a', 'mfe-ab', -1],
])('%s and %s are in the order of their code units', (one, other, order) => {
  expect(inTextOrder(one, other)).toBe(order);
});
