import * as calls from '@motohaat/contract/calls';
import type { NewReview, ReviewReport } from '@motohaat/contract/deal-reviews';

import type { ApiClient } from './client.ts';
import { keyOf } from './query-keys.ts';

/** What both sides of a booking say of each other, for one of them. */
export const bookingReviewsQuery = (api: ApiClient, id: string) => ({
  queryKey: keyOf('bookings', 'reviews', id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(calls.dealReviews.ofBooking, { params: { id }, signal }),
});

const changes = ['bookings'] as const;

export const writeReview = {
  run: (api: ApiClient, { id, ...body }: NewReview & { id: string }) =>
    api.call(calls.dealReviews.write, { params: { id }, body }),
  changes,
};

export const answerReview = {
  run: (api: ApiClient, { id, words }: { id: string; words: string }) =>
    api.call(calls.dealReviews.answer, { params: { id }, body: { words } }),
  changes,
};

export const reportReview = {
  run: (api: ApiClient, { id, ...body }: ReviewReport & { id: string }) =>
    api.call(calls.dealReviews.report, { params: { id }, body }),
};
