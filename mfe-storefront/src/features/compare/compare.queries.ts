import type { ApiClient } from '@motohaat/api/client';
import { ApiError } from '@motohaat/api/errors';
import { keyOf } from '@motohaat/api/query-keys';
import type { BikePage, SoldBike } from '@motohaat/contract/bike-facts';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** A bike to be compared; one that cannot be is sold, or `missing`. */
type ComparedBike = BikePage | SoldBike | 'missing';

/** The bikes side by side, in the order of their ids; that one is not there any more is an answer too. */
export const comparedQuery = (api: ApiClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: keyOf('products', 'compared', ...ids),
    queryFn: async ({ signal }) => Promise.all(ids.map((id) => readBike(api, id, signal))),
    staleTime: 0,
  });

async function readBike(api: ApiClient, id: string, signal: AbortSignal): Promise<ComparedBike> {
  try {
    return await api.call(calls.catalogue.bike, { params: { id }, signal });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 410) return error.body as SoldBike;
    if (error.status === 404 || error.status === 400) return 'missing';
    throw error;
  }
}
