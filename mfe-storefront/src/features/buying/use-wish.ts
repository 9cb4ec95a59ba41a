import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { Product } from '@motohaat/contract/catalogue';
import { maximumLimit } from '@motohaat/contract/list';
import { useApi, useSession } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import { bikeNamed } from './bike-named.ts';

/** ms; changes of the wishlist have it read again at once. */
const freshFor = 60_000;

/** The newest wishes of a buyer: the bike's id → the wish's. */
const wishedQuery = (api: ApiClient, email: string) =>
  queryOptions({
    queryKey: keyOf('wishlist', 'ids', email),
    queryFn: async ({ signal }) => {
      const query = { email, limit: maximumLimit };
      const { rows } = await api.list(calls.wishlist.list, { query, signal });
      return Object.fromEntries(rows.map(({ productId, _id }) => [productId, _id]));
    },
    staleTime: freshFor,
  });

/** Puts a bike on the buyer's wishlist. */
export function useWish(product: Product) {
  const { buying: t } = useBikesMessages();
  return useAction({
    run: (api, email: string) =>
      api.call(calls.wishlist.create, { body: { ...bikeNamed(product), email } }),
    success: t.wished,
    changes: ['wishlist', 'products'],
  });
}

/** Whether the person at hand has wished for a bike; asked once for all cards of a page. */
export function useOwnWish(productId: string): string | undefined {
  const api = useApi();
  const session = useSession();
  const buyer =
    session.status === 'ready' && session.user.role === 'buyer' ? session.user.email : '';
  const { data } = useQuery({ ...wishedQuery(api, buyer), enabled: buyer !== '' });
  return data?.[productId];
}

/** Takes a wish back. */
export function useUnwish() {
  const { heart: t } = useBikesMessages();
  return useAction({
    run: (api, id: string) => api.call(calls.wishlist.remove, { params: { id } }),
    success: t.removed,
    changes: ['wishlist', 'products'],
  });
}
