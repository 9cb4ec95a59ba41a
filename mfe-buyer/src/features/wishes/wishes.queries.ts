import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';

/** What a buyer wishes for, the newest first, page by page; price and state are live. */
export const wishesQuery = (api: ApiClient, email: string) => ({
  queryKey: keyOf('wishlist', 'list'),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.wishlist.list, { query: { email, cursor }, signal }),
});
