import type { ListResult } from '@motohaat/domain/list-result';

import { ApiError, errorMessage } from './errors.ts';
import type { FailureWords } from './failure-words.ts';

/** What a list is told of the query that fills it, as TanStack names it. */
export type ListQuery<Data> = {
  data: Data | undefined;
  /** What is shown belongs to another filter, or to another page. */
  isPlaceholderData: boolean;
  /** Tries that failed so far; the next one may be on its way. */
  failureCount: number;
  failureReason: Error | null;
  /** It waits for the network, or for somebody to look. */
  isPaused: boolean;
  refetch: () => Promise<unknown>;
};

/** What is said of a list that did not come. */
export type ListWords = FailureWords & { offline: string };

/** The result of a query whose data are all the rows there are. */
export function listResult<Row>(
  query: ListQuery<readonly Row[]>,
  words: ListWords,
): ListResult<Row> {
  return resultOf(query, query.data, words);
}

/**
 * A failure is shown at the first failed try, while the query goes on trying by itself; what belongs
 * to another filter is better than nothing until then.
 */
export function resultOf<Row>(
  query: ListQuery<unknown>,
  rows: readonly Row[] | undefined,
  words: ListWords,
): ListResult<Row> {
  const { isPlaceholderData: isStale, failureCount, failureReason: error, isPaused } = query;
  const isLacking = rows === undefined || isStale;
  if (isLacking && (failureCount > 0 || isPaused)) {
    const retry = () => void query.refetch();
    // A query that has not even begun waits for the network alone.
    return failureCount === 0
      ? { status: 'failed', reason: 'offline', message: words.offline, error, retry }
      : { status: 'failed', reason: 'error', message: errorMessage(error, words), error, retry };
  }
  return rows === undefined ? { status: 'loading' } : { status: 'ready', rows, isStale };
}

/** Whether the server does not know the place in a list, any more or at all. */
export const isBadCursor = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'bad_cursor';
