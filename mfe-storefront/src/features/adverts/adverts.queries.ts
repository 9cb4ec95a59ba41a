import type { ApiClient } from '@motohaat/api/client';
import type { AdvertisedItem } from '@motohaat/contract/catalogue';
import { queryOptions } from '@tanstack/react-query';

/** The advertised bikes. A price may change at any time, so they are never fresh (ruling S9.7). */
export const advertsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['adverts'],
    queryFn: async ({ signal }) =>
      (await api.list<AdvertisedItem>('/advertisedItems', { signal })).rows,
    staleTime: 0,
  });
