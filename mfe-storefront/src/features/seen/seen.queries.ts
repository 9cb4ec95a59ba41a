import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** The bikes that somebody who is signed in looked at, on whichever device. */
export const seenQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('products', 'seen'),
    queryFn: ({ signal }) => api.call(calls.seenBikes.list, { signal }),
    staleTime: 0,
  });
