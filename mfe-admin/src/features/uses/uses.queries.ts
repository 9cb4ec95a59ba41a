import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** Who uses what of the platform, of the API and of each other, and what of it will go. */
export const usesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('releases', 'uses'),
    queryFn: ({ signal }) => api.call(calls.releases.uses, { signal }),
    staleTime: 0,
  });
