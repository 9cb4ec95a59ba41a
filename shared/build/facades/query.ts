// What remotes may use of @tanstack/react-query: what its documentation offers to components that
// read and change data, so that no team waits for the shell to use a hook. Left out is what only a
// client's owner needs (caches, observers, managers of focus and network, what watches all queries):
// there is one client, the shell's; what waits by Suspense, as the server draws pages in passes without
// waiting and would draw the fallback; and `useQueries`, 1.2 kB for every visitor, until a page needs it.
// The shell shares this module, so that the rest is tree-shaken away; `paths` in the remotes'
// tsconfig point here, so a missing name is a type error. What it costs is in decision 16.
export type * from '@tanstack/react-query';
export {
  CancelledError,
  infiniteQueryOptions,
  isCancelledError,
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
