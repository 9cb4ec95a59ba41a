import type { ApiClient } from '@motohaat/shared/api/client';
import type { User } from '@motohaat/shared/contract/accounts';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** Every account, the newest first, page by page. */
export const usersQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: ['users'],
    queryFn: ({ pageParam, signal }) =>
      api.list<User>('/users', { query: { cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
