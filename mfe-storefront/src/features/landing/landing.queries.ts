import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { LandingName } from '@motohaat/domain/landing';
import { queryOptions } from '@tanstack/react-query';

/** What there is to say of the bikes of a brand, model, kind or district. */
export const landingQuery = (api: ApiClient, { name, district }: LandingName) =>
  queryOptions({
    queryKey: keyOf('products', 'landing', name, district ?? ''),
    queryFn: ({ signal }) =>
      api.call(calls.catalogue.landing, {
        params: { name },
        query: { district: district ?? undefined },
        signal,
      }),
  });

/** The brands, models and districts with which one begins. */
export const landingsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('products', 'landings'),
    queryFn: ({ signal }) => api.call(calls.catalogue.landings, { signal }),
  });
