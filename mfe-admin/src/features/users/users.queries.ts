import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import type { UsersQuery } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** A page of the accounts that a search and filters leave. */
export const usersQuery = (api: ApiClient, query: UsersQuery) =>
  queryOptions({
    queryKey: keyOf('users', 'list', query),
    queryFn: ({ signal }) => api.list(calls.users.list, { query, signal }),
    // The page before stays in sight until the next one is there.
    placeholderData: (before) => before,
    staleTime: 0,
  });

export const userCountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('users', 'counts'),
    queryFn: ({ signal }) => api.call(calls.users.counts, { signal }),
  });

/** An account with what deleting it would do: asked for again whenever that is to be decided. */
export const userQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf('users', 'one', id),
    queryFn: ({ signal }) => api.call(calls.users.read, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
