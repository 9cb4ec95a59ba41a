import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

import type { ApiClient } from './client.ts';
import { keyOf } from './query-keys.ts';

/** ms after which an open page looks again. */
const rhythm = 60_000;

/** How many notices of the person are not read; where nobody looks at the page, it does not ask. */
export const unreadNoticesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('notices', 'unread'),
    queryFn: ({ signal }) => api.call(calls.notices.unread, { signal }),
    refetchInterval: rhythm,
    refetchOnWindowFocus: true,
    staleTime: rhythm / 2,
  });
