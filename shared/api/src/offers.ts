import * as calls from '@motohaat/contract/calls';
import type { NewOffer, Offer, OfferAnswer } from '@motohaat/contract/offers';

import type { ApiClient } from './client.ts';
import { keyOf } from './query-keys.ts';

/** For which bike, or in which conversation. */
type About = { productId: string } | { conversationId: string };

/** The newest offers that the person at hand made or got. */
export const offersQuery = (api: ApiClient, about: About) => ({
  queryKey: keyOf('offers', 'of', about),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(calls.offers.list, { query: about, signal }),
  staleTime: 0,
  // They end by themselves too, which nobody tells.
  refetchInterval: 60_000,
});

/** What the person at hand and the seller of a bike agreed on, in whole taka, if they did. */
export const agreedQuery = (api: ApiClient, productId: string) => ({
  ...offersQuery(api, { productId }),
  select: (offers: Offer[]) =>
    offers.find(({ side, status }) => side === 'buyer' && status === 'accepted')?.amount,
});

const changes = ['offers', 'conversations', 'messages'] as const;

/** For `useAction`: offers less for a bike than is asked. */
export const makeOffer = {
  run: (api: ApiClient, body: NewOffer) => api.call(calls.offers.create, { body }),
  changes,
};

/** For `useAction`. */
export const answerOffer = {
  run: (api: ApiClient, { id, ...body }: OfferAnswer & { id: string }) =>
    api.call(calls.offers.answer, { params: { id }, body }),
  changes,
};
