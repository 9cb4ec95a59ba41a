import { expect, test } from 'vitest';

import { answersWithin } from './answer-time.ts';

test.each([
  [0, '1 hours'],
  [60, '1 hours'],
  [61, '2 hours'],
  [121, '3 hours'],
  [24 * 60, '24 hours'],
  [24 * 60 + 1, '2 days'],
  [7 * 24 * 60, '7 days'],
  [7 * 24 * 60 + 1, undefined],
])('%s minutes are within %s', (minutes, within) => {
  const found = answersWithin(minutes);
  expect(found && `${found.count} ${found.unit}`).toBe(within);
});
