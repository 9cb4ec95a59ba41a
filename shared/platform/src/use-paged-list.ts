import type { Page } from '@motohaat/api/client';
import { errorMessage } from '@motohaat/api/errors';
import { isBadCursor, resultOf } from '@motohaat/api/list-result';
import type { ListResult, MoreRows } from '@motohaat/domain/list-result';
// By its name, which the shell shares: each remote bundles this file, and there is one platform.
import { platformWords } from '@motohaat/platform';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { followChanges } from './changes.ts';

/** A list that is read page by page, as the server's cursors lead. */
export type PagedQuery<Row> = PagedAnswerQuery<Page<Row>>;

/** The same of pages that say more than their rows. */
export type PagedAnswerQuery<Read extends Page<unknown>> = {
  queryKey: QueryKey;
  /** @param cursor nothing for the first page */
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<Read>;
  /** What the query before brought stays in sight until this one has answered. */
  keepsBefore?: boolean;
  /** The address of a page that begins where a cursor leads. */
  hrefOf?: (cursor: string) => string;
  /** The cursor with which the first page begins, where it is not the beginning. */
  start?: string | undefined;
};

/** A list, and its first page with all that it says. */
export type PagedAnswer<Read extends Page<unknown>> = {
  list: ListResult<Read['rows'][number]>;
  first: Read | undefined;
};

/**
 * Reads a list that grows at its end: draw the result with `PagedList`. Rows are never fresh
 * (ruling S9.7); changes that other tabs announce are followed. A cursor that the server no longer
 * knows has the list read again from its start, as far as it was shown, and then one page on.
 */
export function usePagedList<Row>(query: PagedQuery<Row>): ListResult<Row> {
  return usePagedAnswer(query).list;
}

/** The same of pages that say more than their rows. */
export function usePagedAnswer<Read extends Page<unknown>>({
  queryKey,
  read,
  keepsBefore = false,
  hrefOf,
  start,
}: PagedAnswerQuery<Read>): PagedAnswer<Read> {
  const { failures } = platformWords.useMessages();
  const client = useQueryClient();
  const query = useInfiniteQuery(
    infiniteQueryOptions({
      queryKey,
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: start,
      getNextPageParam: (page) => page.next,
      staleTime: 0,
      ...(keepsBefore && { placeholderData: keepPreviousData }),
    }),
  );
  const rows = useMemo(
    () => query.data?.pages.flatMap((page): Read['rows'] => page.rows),
    [query.data],
  );
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

  const first = query.data?.pages[0];
  const list = resultOf(query, rows, failures);
  if (list.status !== 'ready' || !query.hasNextPage) return { list, first };
  return { list: { ...list, more: more() }, first };

  function more(): MoreRows {
    const next = query.data?.pages.at(-1)?.next;
    const again = {
      load: () => void load(),
      ...(hrefOf && next !== undefined && { href: hrefOf(next) }),
    };
    if (isLoading && query.isPaused) {
      return { status: 'failed', message: failures.offline, ...again };
    }
    if (isLoading) return { status: 'loading', ...again };
    if (!query.isFetchNextPageError) return { status: 'idle', ...again };
    return { status: 'failed', message: errorMessage(query.error, failures), ...again };
  }
}
