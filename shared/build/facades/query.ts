// What remotes may use of @tanstack/react-query. The shell shares this module, so that the rest is
// tree-shaken away; `paths` in the remotes' tsconfig point here, so a missing name is a type error.
export {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
