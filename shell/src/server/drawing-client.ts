import { dehydrate, type Query, QueryClient } from '@tanstack/react-query';

import type { DrawnState } from '../drawn/drawn-state.ts';

/** The query cache of one drawing: each query is asked once, and what it answered stays. */
export function createDrawingClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, gcTime: Infinity } },
  });
}

/** The queries that a drawing has asked for and that have no answer yet. */
export function openQueries(client: QueryClient): Query[] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && isEnabled(query));
}

/** Whether what shows a query wants it asked. */
export function isEnabled(query: Query): boolean {
  // What an observer was given stands in the options of its query too; their type does not say so.
  const { enabled } = query.options as { enabled?: boolean | ((of: Query) => boolean) };
  return typeof enabled === 'function' ? enabled(query) : enabled !== false;
}

/** What the browser is to begin with. */
export function answersOf(client: QueryClient): DrawnState['queries'] {
  return dehydrate(client, { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' })
    .queries;
}
