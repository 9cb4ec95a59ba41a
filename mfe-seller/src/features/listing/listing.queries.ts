import type { ApiClient } from '@motohaat/api/client';
import { ApiError } from '@motohaat/api/errors';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** One bike of the seller's, in whatever state it is; `null` if there is none with this id. */
export const myProductQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf('products', 'mine', 'one', id),
    queryFn: async ({ signal }) => {
      try {
        return await api.call(calls.products.readMine, { params: { id }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
  });

/** The ends of a bike's chassis and engine number. */
export const numbersQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: keyOf('products', 'mine', 'numbers', id),
    queryFn: ({ signal }) => api.call(calls.products.numbers, { params: { id }, signal }),
  });

/** The listings that the seller has not finished; as they were when the page asked. */
export const draftsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('products', 'mine', 'drafts', 'to-go-on'),
    queryFn: ({ signal }) => api.call(calls.drafts.list, { signal }),
    // A form that is being filled in is not drawn anew.
    staleTime: Infinity,
    gcTime: 0,
  });
