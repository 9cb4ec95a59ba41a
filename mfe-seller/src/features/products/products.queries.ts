import { buyingKeys } from '@motohaat/api/buying-changes';
import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Everything that a seller has listed, page by page. Bookings come in at any time (ruling S9.7). */
export const myProductsQuery = (api: ApiClient, email: string) =>
  infiniteQueryOptions({
    queryKey: [...buyingKeys.products, 'mine', 'list'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.list(calls.products.mine, { query: { email, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
