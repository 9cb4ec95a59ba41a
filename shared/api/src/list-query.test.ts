import { expect, test } from 'vitest';

import { isOutOfReach } from './list-query.ts';

const rows = { rows: [] };

test.each([
  ['is loading', undefined, false, 0, false, false],
  ['waits for the network', undefined, false, 0, true, true],
  ['failed once and is tried again', undefined, false, 1, false, true],
  ['is there', rows, false, 0, false, false],
  ['is there, while the network is not', rows, false, 2, true, false],
  ['shows the page before until the next is there', rows, true, 0, false, false],
  ['would show the page before under another filter, offline', rows, true, 0, true, true],
  ['would show it after a failure', rows, true, 1, false, true],
])('a list that %s', (_what, data, isPlaceholderData, failureCount, isPaused, expected) => {
  expect(isOutOfReach({ data, isPlaceholderData, failureCount, isPaused })).toBe(expected);
});
