// What remotes may use of @tanstack/react-query: everything that its documentation offers to
// components, so that no team waits for the shell to use a hook. Left out is what only a client's
// owner needs (caches, observers, managers of focus and network): there is one client, the shell's.
// The shell shares this module, so that the rest is tree-shaken away; `paths` in the remotes'
// tsconfig point here, so a missing name is a type error. What it costs is in decision 16.
export type * from '@tanstack/react-query';
export {
  CancelledError,
  HydrationBoundary,
  infiniteQueryOptions,
  isCancelledError,
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  QueryErrorResetBoundary,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useIsFetching,
  useIsMutating,
  useIsRestoring,
  useMutation,
  useMutationState,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
  useQueries,
  useQuery,
  useQueryClient,
  useQueryErrorResetBoundary,
  useSuspenseInfiniteQuery,
  useSuspenseQueries,
  useSuspenseQuery,
} from '@tanstack/react-query';
