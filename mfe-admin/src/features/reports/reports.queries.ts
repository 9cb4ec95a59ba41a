import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import type { ReportsQuery } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** A page of the reports that filters leave. */
export const reportsQuery = (api: ApiClient, query: ReportsQuery) =>
  queryOptions({
    queryKey: keyOf('reports', 'list', query),
    queryFn: ({ signal }) => api.list(calls.reports.list, { query, signal }),
    // The page before stays in sight until the next one is there.
    placeholderData: (before) => before,
    staleTime: 0,
  });
