import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** What a buyer reported, the newest first, page by page. */
export const myReportsQuery = (api: ApiClient, email: string) =>
  infiniteQueryOptions({
    queryKey: ['my-reports', email],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.list(calls.reports.mine, { query: { email, cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
