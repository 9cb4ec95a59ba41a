import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';

import { beginAt } from '../../ui/begin-at.ts';

/**
 * Somebody who sells, and their bikes, the newest first, page by page.
 *
 * @param start the cursor of the address with which the bikes begin
 */
export const sellerQuery = (api: ApiClient, id: string, start: string | undefined) => ({
  queryKey: keyOf('products', 'seller', id, start ?? ''),
  ...beginAt(start, async (cursor, signal) => {
    const input = { params: { id }, query: { cursor }, signal };
    const { answer, next } = await api.page(calls.catalogue.seller, input);
    const { items, ...seller } = answer;
    return { rows: items, next, seller };
  }),
});

/** What buyers say of a seller, the latest first, page by page. */
export const sellerReviewsQuery = (api: ApiClient, id: string) => ({
  queryKey: keyOf('reviews', 'seller', id),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.dealReviews.ofSeller, { params: { id }, query: { cursor, limit: 6 }, signal }),
});
