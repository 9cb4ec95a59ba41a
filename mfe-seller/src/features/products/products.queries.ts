import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** Everything that a seller has listed, page by page. Bookings come in at any time (ruling S9.7). */
export const myProductsQuery = (api: ApiClient, email: string) => ({
  queryKey: keyOf('products', 'mine', 'list'),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.products.mine, { query: { email, cursor }, signal }),
});

/** What a seller has begun and not finished. */
export const myDraftsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('products', 'mine', 'drafts'),
    queryFn: ({ signal }) => api.call(calls.drafts.list, { signal }),
    staleTime: 0,
  });
