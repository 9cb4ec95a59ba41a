import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import type { PaidBookingsQuery } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** A page of the bookings of one state that a search leaves. */
export const paidBookingsQuery = (api: ApiClient, query: PaidBookingsQuery) =>
  queryOptions({
    queryKey: keyOf('bookings', 'paid', query),
    queryFn: ({ signal }) => api.list(calls.bookings.paid, { query, signal }),
    // The page before stays in sight until the next one is there.
    placeholderData: (before) => before,
    staleTime: 0,
  });
