import { followChanges } from '@motohaat/api/changes';
import type { Page } from '@motohaat/api/client';
import { errorMessage } from '@motohaat/api/errors';
import { isBadCursor, resultOf } from '@motohaat/api/list-result';
import type { ListResult, MoreRows } from '@motohaat/domain/list-result';
// By its name, which the shell shares: each remote bundles this file, and there is one platform.
import { platformWords } from '@motohaat/platform';
import {
  infiniteQueryOptions,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

/** A list that is read page by page, as the server's cursors lead. */
export type PagedQuery<Row> = {
  queryKey: QueryKey;
  /** @param cursor nothing for the first page */
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<Row>>;
};

/**
 * Reads a list that grows at its end: draw the result with `PagedList`. Rows are never fresh
 * (ruling S9.7); changes that other tabs announce are followed. A cursor that the server no longer
 * knows has the list read again from its start, as far as it was shown, and then one page on.
 */
export function usePagedList<Row>({ queryKey, read }: PagedQuery<Row>): ListResult<Row> {
  const { failures } = platformWords.useMessages();
  const client = useQueryClient();
  const query = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey,
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next,
      staleTime: 0,
    }),
  );
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows), [query.data]);
  useEffect(() => followChanges(client), [client]);

  // Of TanStack's own flags none says that the next page waits for the network.
  const [isLoading, setLoading] = useState(false);
  const latest = useRef(0);
  async function load() {
    // A second click can come before the first is drawn; one after a pause asks again.
    if (isLoading && !query.isPaused) return;
    latest.current += 1;
    const current = latest.current;
    setLoading(true);
    const { error } = await query.fetchNextPage();
    if (isBadCursor(error) && current === latest.current) {
      const { isSuccess } = await query.refetch();
      if (isSuccess) await query.fetchNextPage();
    }
    if (current === latest.current) setLoading(false);
  }

  const result = resultOf(query, rows, failures);
  if (result.status !== 'ready' || !query.hasNextPage) return result;
  return { ...result, more: more() };

  function more(): MoreRows {
    const again = { load: () => void load() };
    if (isLoading && query.isPaused) {
      return { status: 'failed', message: failures.offline, ...again };
    }
    if (isLoading) return { status: 'loading', ...again };
    if (!query.isFetchNextPageError) return { status: 'idle', ...again };
    return { status: 'failed', message: errorMessage(query.error, failures), ...again };
  }
}
