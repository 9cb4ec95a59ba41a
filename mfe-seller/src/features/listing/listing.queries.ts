import { buyingKeys } from '@motohaat/shared/api/buying-changes';
import type { ApiClient, Page } from '@motohaat/shared/api/client';
import { maximumLimit } from '@motohaat/shared/contract/list';
import type { MyProduct } from '@motohaat/shared/contract/selling';
import { queryOptions } from '@tanstack/react-query';

/** One bike of the seller's, in whatever state it is; `null` if there is none with this id. */
export const myProductQuery = (api: ApiClient, email: string, id: string) =>
  queryOptions({
    queryKey: [...buyingKeys.products, 'mine', 'one', id],
    queryFn: async ({ signal }) => {
      // Only the list shows a bike that is not public.
      let page: Page<MyProduct> | undefined;
      do {
        const query = { email, limit: maximumLimit, cursor: page?.next };
        page = await api.list<MyProduct>('/myProducts', { query, signal });
        const found = page.rows.find((product) => product._id === id);
        if (found) return found;
      } while (page.next);
      return null;
    },
    staleTime: 0,
  });
