import type { ApiClient } from '@motohaat/shared/api/client';
import type { Product } from '@motohaat/shared/contract/catalogue';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

// A price or a reservation may change at any time, so nothing here is ever fresh (ruling S9.7).
const keys = {
  ofCategory: (categoryId: string) => ['products', 'category', categoryId] as const,
  latest: (categoryId: string, count: number) => ['products', 'latest', categoryId, count] as const,
};

const path = (categoryId: string) => `/categories/${encodeURIComponent(categoryId)}`;

/** The bikes of a category, page by page, as the cursor leads. */
export const productsQuery = (api: ApiClient, categoryId: string) =>
  infiniteQueryOptions({
    queryKey: keys.ofCategory(categoryId),
    queryFn: ({ pageParam: cursor, signal }) =>
      api.list<Product>(path(categoryId), { query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });

/** The first few bikes of a category's list, which begins with the newest. */
export const latestQuery = (api: ApiClient, categoryId: string, count: number) =>
  queryOptions({
    queryKey: keys.latest(categoryId, count),
    queryFn: async ({ signal }) =>
      (await api.list<Product>(path(categoryId), { query: { limit: count }, signal })).rows,
    staleTime: 0,
  });
