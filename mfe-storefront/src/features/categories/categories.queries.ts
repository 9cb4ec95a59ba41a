import type { ApiClient } from '@motohaat/api/client';
import type { Category } from '@motohaat/contract/catalogue';
import { queryOptions } from '@tanstack/react-query';

const fiveMinutes = 5 * 60_000;

/** The categories, in the order of their ids. They seldom change (ruling S9.7). */
export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => {
      const { rows } = await api.list<Category>('/categories', { signal });
      return rows.toSorted((one, other) => Number(one.categories_id) - Number(other.categories_id));
    },
    staleTime: fiveMinutes,
  });
