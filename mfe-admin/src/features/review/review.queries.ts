import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** A page of what waits for an admin. */
export const reviewCasesQuery = (api: ApiClient, cursor: string | undefined) =>
  queryOptions({
    queryKey: keyOf('reviews', 'list', cursor),
    queryFn: ({ signal }) => api.list(calls.review.list, { query: { cursor }, signal }),
    // The page before stays in sight until the next one is there.
    placeholderData: (before) => before,
    staleTime: 0,
  });
