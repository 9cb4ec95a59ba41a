import { expect, test } from 'vitest';

import { years } from './years.ts';

test.each([
  [null, '–'],
  [0, '0 years'],
  [0.5, '0.5 years'],
  [1, '1 year'],
  [2.5, '2.5 years'],
])('%j is "%s"', (count, text) => {
  expect(years(count)).toBe(text);
});
