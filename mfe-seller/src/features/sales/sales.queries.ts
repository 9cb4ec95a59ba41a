import { buyingKeys } from '@motohaat/api/buying-changes';
import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The bookings of a seller's bikes, the newest first, page by page (ruling S2.35). */
export const salesQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [...buyingKeys.bookings, 'sales'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.list(calls.bookings.sales, { query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
