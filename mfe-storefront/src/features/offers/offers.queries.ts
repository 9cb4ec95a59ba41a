import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { OfferAnswer } from '@motohaat/contract/offers';
import { queryOptions } from '@tanstack/react-query';

/** The newest offers for a bike that the person at hand made or got. */
export const offersQuery = (api: ApiClient, productId: string) =>
  queryOptions({
    queryKey: keyOf('offers', 'of', productId),
    queryFn: ({ signal }) => api.call(calls.offers.list, { query: { productId }, signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  });

/** For `useAction`. */
export const makeOffer = {
  run: (api: ApiClient, body: { productId: string; amount: number }) =>
    api.call(calls.offers.create, { body }),
  changes: ['offers'],
} as const;

/** For `useAction`. */
export const answerOffer = {
  run: (api: ApiClient, { id, ...body }: OfferAnswer & { id: string }) =>
    api.call(calls.offers.answer, { params: { id }, body }),
  changes: ['offers'],
} as const;
