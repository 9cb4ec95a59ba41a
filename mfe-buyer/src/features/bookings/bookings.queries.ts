import { buyingKeys } from '@motohaat/api/buying-changes';
import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

// What a booking is may change at any time, elsewhere: nothing here is ever fresh (ruling S9.7).
const keys = {
  list: [...buyingKeys.bookings, 'list'] as const,
  one: (id: string) => [...buyingKeys.bookings, 'one', id] as const,
};

/** A buyer's bookings, the newest first, page by page. */
export const ordersQuery = (api: ApiClient, email: string) =>
  infiniteQueryOptions({
    queryKey: keys.list,
    queryFn: ({ pageParam: cursor, signal }) =>
      api.list(calls.bookings.list, { query: { email, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });

/** One booking of the buyer's. */
export const bookingQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => api.call(calls.bookings.read, { params: { id }, signal }),
    staleTime: 0,
  });
