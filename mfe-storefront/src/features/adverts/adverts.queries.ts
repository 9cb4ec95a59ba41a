import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** The advertised bikes. A price may change at any time, so they are never fresh (ruling S9.7). */
export const advertsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('adverts', 'list'),
    queryFn: async ({ signal }) => (await api.list(calls.catalogue.adverts, { signal })).rows,
    staleTime: 0,
  });
