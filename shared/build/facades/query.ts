// What remotes may use of @tanstack/react-query. The shell shares this module, so that the rest is
// tree-shaken away; `paths` in the remotes' tsconfig point here, so a missing name is a type error.
export {
  infiniteQueryOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
