import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { categoryIds } from '@motohaat/domain/listing';
import { queryOptions } from '@tanstack/react-query';

/** Asked for beyond those that are shown: some of the newest may be booked or paid for. */
const spare = 6;

/**
 * The newest bikes of all categories together that can be bought; a category's list begins with its
 * newest. A price or a reservation may change at any time, so they are never fresh (ruling S9.7).
 */
export const latestQuery = (api: ApiClient, count: number) =>
  queryOptions({
    queryKey: keyOf('products', 'latest', count),
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        categoryIds.map((id) =>
          api.list(calls.catalogue.category, {
            params: { id: String(id) },
            query: { limit: count + spare },
            signal,
          }),
        ),
      );
      return lists
        .flatMap(({ rows }) => rows)
        .filter(({ status }) => status === 'active')
        .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
        .slice(0, count);
    },
    staleTime: 0,
  });
