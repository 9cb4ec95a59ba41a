import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** A buyer's bookings, the newest first, page by page. */
export const ordersQuery = (api: ApiClient, email: string) => ({
  queryKey: keyOf('bookings', 'list'),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.bookings.list, { query: { email, cursor }, signal }),
});

/** One booking of the buyer's; it may change at any time, elsewhere (ruling S9.7). */
export const bookingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf('bookings', 'one', id),
    queryFn: ({ signal }) => api.call(calls.bookings.read, { params: { id }, signal }),
    staleTime: 0,
  });
