import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';

/** The bookings of a seller's bikes, the newest first, page by page (ruling S2.35). */
export const salesQuery = (api: ApiClient) => ({
  queryKey: keyOf('bookings', 'sales'),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.bookings.sales, { query: { cursor }, signal }),
});
