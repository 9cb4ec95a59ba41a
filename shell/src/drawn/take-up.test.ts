// @vitest-environment node
import { ApiError } from '@motohaat/api/errors';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createQueryClient } from '../app/query-client.ts';
import type { DrawnState } from './drawn-state.ts';
import { takeUpAnswers } from './take-up.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const missing = new ApiError({
  status: 404,
  code: 'not_found',
  message: 'There is no such bike.',
});
const pending = {
  dataUpdateCount: 0,
  dataUpdatedAt: 0,
  errorUpdateCount: 1,
  errorUpdatedAt: 1,
  fetchFailureCount: 1,
  fetchFailureReason: missing,
  fetchMeta: null,
  isInvalidated: false,
  fetchStatus: 'idle' as const,
};

/** What a page shows of a query of the document's as it becomes live, so many ms after the document came. */
function shownAfter(ms: number, state: { status: 'error' } | { status: 'success' }) {
  const client = createQueryClient();
  const isThere = state.status === 'success';
  const answered = isThere ? { data: 'a bike', error: null } : { data: undefined, error: missing };
  const query = { queryKey: ['bike'], queryHash: '["bike"]' };
  const queries = [{ ...query, dehydratedAt: 1, state: { ...pending, ...answered, ...state } }];
  takeUpAnswers(client, { queries } as unknown as DrawnState);
  vi.setSystemTime(Date.now() + ms);
  const options = client.defaultQueryOptions({
    queryKey: ['bike'],
    queryFn: async () => 'another',
  });
  // As `useQuery` asks for it: what is about to be asked for counts as waited for.
  const hasty = { ...options, _optimisticResults: 'optimistic' as const };
  return new QueryObserver(client, hasty).getOptimisticResult(hasty).status;
}

test.each([
  [0, 'error', 'error'],
  [14_900, 'error', 'error'],
  [20_100, 'error', 'pending'],
  [0, 'success', 'success'],
  [14_900, 'success', 'success'],
] as const)('%i ms after the document its %s is shown as %s', (ms, status, shown) => {
  expect(shownAfter(ms, { status })).toBe(shown);
});
