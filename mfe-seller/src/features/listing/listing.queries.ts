import { buyingKeys } from '@motohaat/shared/api/buying-changes';
import type { ApiClient } from '@motohaat/shared/api/client';
import { ApiError } from '@motohaat/shared/api/errors';
import type { MyProduct } from '@motohaat/shared/contract/selling';
import { queryOptions } from '@tanstack/react-query';

/** One bike of the seller's, in whatever state it is; `null` if there is none with this id. */
export const myProductQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...buyingKeys.products, 'mine', 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return await api.get<MyProduct>(`/myProducts/${encodeURIComponent(id)}`, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
