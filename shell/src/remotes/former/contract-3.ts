import * as query from '@motohaat/build/facades/query';
import {
  HydrationBoundary,
  QueryErrorResetBoundary,
  useIsFetching,
  useIsMutating,
  useIsRestoring,
  useMutationState,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQueries,
  useQueryErrorResetBoundary,
  useSuspenseInfiniteQuery,
  useSuspenseQueries,
  useSuspenseQuery,
} from '@tanstack/react-query';

import type { ShareScope } from '../federation.ts';

/** What the façade of the query client had until the platform contract 4. */
const gone = {
  HydrationBoundary,
  QueryErrorResetBoundary,
  useIsFetching,
  useIsMutating,
  useIsRestoring,
  useMutationState,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQueries,
  useQueryErrorResetBoundary,
  useSuspenseInfiniteQuery,
  useSuspenseQueries,
  useSuspenseQuery,
};

const facade = { ...query, ...gone };

/** The shell's modules as remotes of the platform contract 3 know them. */
export function adapt(scope: ShareScope): ShareScope {
  const name = '@tanstack/react-query';
  const [version = ''] = Object.keys(scope[name] ?? {});
  return {
    ...scope,
    [name]: { [version]: { get: () => () => facade, from: 'shell', eager: true } },
  };
}
