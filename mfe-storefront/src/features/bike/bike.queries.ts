import type { ApiClient } from '@motohaat/api/client';
import { ApiError } from '@motohaat/api/errors';
import { keyOf } from '@motohaat/api/query-keys';
import type { BikePage, SoldBike } from '@motohaat/contract/bike-facts';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

const gone = 410;

/** All of a bike, or what is told of one that was sold. Never fresh: its price may change (ruling S9.7). */
export const bikeQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf('products', 'one', id),
    queryFn: async ({ signal }): Promise<BikePage | SoldBike> => {
      try {
        return await api.call(calls.catalogue.bike, { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === gone) return error.body as SoldBike;
        throw error;
      }
    },
    staleTime: 0,
  });
