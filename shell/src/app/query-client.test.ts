import { ApiError, NetworkError } from '@motohaat/api/errors';
import { expect, it } from 'vitest';

import { createQueryClient, pauseBeforeRetry } from './query-client.ts';

const apiError = (status: number, retryAfter?: number) =>
  new ApiError({ status, code: 'unknown', message: '', ...(retryAfter && { retryAfter }) });

it('keeps data for five minutes', () => {
  expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000);
});

it.each([
  ['a network error', new NetworkError(), true],
  ['an overload', apiError(503), true],
  ['too many requests', apiError(429, 1), true],
  ['too many requests, for an hour to come', apiError(429, 3600), false],
  ['something that is not there', apiError(404), false],
  ['a refusal', apiError(403), false],
])('tries %s again: %3$s, at most three times', (_, error, again) => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('retry is a function');
  expect([0, 1, 2, 3].map((failures) => retry(failures, error))).toEqual([
    again,
    again,
    again,
    false,
  ]);
});

it('waits longer before each try, and never more than 30 seconds', () => {
  expect([0, 1, 2, 10].map(pauseBeforeRetry)).toEqual([1000, 2000, 4000, 30_000]);
});
