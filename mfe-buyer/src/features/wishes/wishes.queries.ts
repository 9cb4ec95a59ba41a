import { buyingKeys } from '@motohaat/api/buying-changes';
import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What a buyer wishes for, the newest first, page by page; price and state are live. */
export const wishesQuery = (api: ApiClient, email: string) =>
  infiniteQueryOptions({
    queryKey: [...buyingKeys.wishlist, 'list'],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.list(calls.wishlist.list, { query: { email, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
