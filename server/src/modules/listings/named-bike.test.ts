import { expect, test } from 'vitest';

import { outcomeOf } from '../../testing/outcome-of.ts';
import { givenPrice } from './named-bike.ts';

test.each([
  [undefined, 'undefined'],
  ['৯০,০০০', '90000'],
  // The most that the database has room for.
  [2_147_483_647, '2147483647'],
  [2_147_483_648, 'invalid'],
  ['a lot', 'invalid'],
])('a price that is given as %j is %s', (price, taka) => {
  expect(outcomeOf(() => String(givenPrice({ price })))).toBe(taka);
});
