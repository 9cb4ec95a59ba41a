import type { Page } from '@motohaat/api/client';
import { isBadCursor, type ListQuery, resultOf } from '@motohaat/api/list-result';
import type { ListResult } from '@motohaat/domain/list-result';
// By its name, which the shell shares: each remote bundles this file, and there is one platform.
import { platformWords } from '@motohaat/platform';
import { useEffect, useEffectEvent } from 'react';

/** The place in a list that shows one page at a time; the page's address keeps it. */
export type PlaceInList = {
  /** Nothing on the first page. */
  cursor: string | undefined;
  next: (cursor: string) => void;
  previous: (() => void) | undefined;
  /** Goes to the first page, in place of the one that is shown. */
  restart: () => void;
};

/**
 * The result of a query that reads one page: draw it with `PagedList`. A cursor that the server does
 * not know, any more or at all, leads to the first page by itself.
 *
 * @param query what `useQuery` made of the page at the place's cursor; with
 *   `placeholderData: (before) => before` the rows before stay in sight until the next are there
 */
export function usePage<Row>(query: ListQuery<Page<Row>>, place: PlaceInList): ListResult<Row> {
  const { failures } = platformWords.useMessages();
  const { data } = query;
  const isLost = isBadCursor(query.failureReason) && place.cursor !== undefined;
  const restart = useEffectEvent(() => place.restart());
  useEffect(() => {
    if (isLost) restart();
  }, [isLost]);

  if (isLost) return { status: 'loading' };
  const result = resultOf(query, data?.rows, failures);
  if (result.status !== 'ready') return result;
  const { previous } = place;
  const cursor = data?.next;
  const next = cursor === undefined ? undefined : () => place.next(cursor);
  return previous || next ? { ...result, pages: { previous, next } } : result;
}
