import { buyingKeys } from '@motohaat/api/buying-changes';
import type { ApiClient } from '@motohaat/api/client';
import * as calls from '@motohaat/contract/calls';
import { categoryIds } from '@motohaat/domain/listing';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

// A price or a reservation may change at any time, so nothing here is ever fresh (ruling S9.7).
const keys = {
  ofCategory: (categoryId: string) => [...buyingKeys.products, 'category', categoryId] as const,
  latest: (count: number) => [...buyingKeys.products, 'latest', count] as const,
};

/** The bikes of a category, page by page, as the cursor leads. */
export const productsQuery = (api: ApiClient, categoryId: string) =>
  infiniteQueryOptions({
    queryKey: keys.ofCategory(categoryId),
    queryFn: ({ pageParam: cursor, signal }) =>
      api.list(calls.catalogue.category, { params: { id: categoryId }, query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });

/** The newest bikes of all categories together; a category's list begins with its newest. */
export const latestQuery = (api: ApiClient, count: number) =>
  queryOptions({
    queryKey: keys.latest(count),
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        categoryIds.map((id) =>
          api.list(calls.catalogue.category, {
            params: { id: String(id) },
            query: { limit: count },
            signal,
          }),
        ),
      );
      return lists
        .flatMap(({ rows }) => rows)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
        .slice(0, count);
    },
    staleTime: 0,
  });
