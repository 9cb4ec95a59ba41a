import { expect, test } from 'vitest';

import { ApiError, NetworkError } from './errors.ts';
import { englishFailures } from './failure-words.ts';
import { type ListQuery, listResult } from './list-result.ts';

const query = (changes: Partial<ListQuery<string[]>>): ListQuery<string[]> => ({
  data: undefined,
  isPlaceholderData: false,
  failureCount: 0,
  failureReason: null,
  isPaused: false,
  refetch: () => Promise.resolve(),
  ...changes,
});
const words = { ...englishFailures, offline: 'You are offline.' };
const lost = { failureCount: 1, failureReason: new NetworkError() };
const gone = new ApiError({ status: 404, code: 'not_found', message: 'There is nothing here.' });

test.each<[string, Partial<ListQuery<string[]>>, object]>([
  ['nothing yet', {}, { status: 'loading' }],
  ['rows', { data: ['a'] }, { status: 'ready', rows: ['a'], isStale: false }],
  ['rows, and then a lost connection', { data: ['a'], ...lost }, { status: 'ready' }],
  ['rows, and then no network', { data: ['a'], isPaused: true }, { status: 'ready' }],
  ['rows of before', { data: ['a'], isPlaceholderData: true }, { status: 'ready', isStale: true }],
  [
    'rows of before, and then a lost connection',
    { data: ['a'], isPlaceholderData: true, ...lost },
    { status: 'failed', reason: 'error' },
  ],
  ['no network', { isPaused: true }, { status: 'failed', reason: 'offline' }],
  ['a try that failed', lost, { status: 'failed', message: 'No connection. Try again.' }],
  ['a try that failed, the next one paused', { ...lost, isPaused: true }, { reason: 'error' }],
  ['a refusal', { failureCount: 1, failureReason: gone }, { status: 'failed', error: gone }],
])('a query with %s is shown as it is', (_what, changes, expected) => {
  expect(listResult(query(changes), words)).toMatchObject(expected);
});
