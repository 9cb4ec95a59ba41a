import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

const fiveMinutes = 5 * 60_000;

/** The categories, in the order of their ids. They seldom change (ruling S9.7). */
export const categoriesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('categories'),
    queryFn: async ({ signal }) => {
      const rows = await api.call(calls.catalogue.categories, { signal });
      return rows.toSorted((one, other) => Number(one.categories_id) - Number(other.categories_id));
    },
    staleTime: fiveMinutes,
  });
