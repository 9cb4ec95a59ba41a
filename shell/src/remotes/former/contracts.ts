/**
 * Majors of the platform contract of before that the shell goes on serving, and what the adapter of each
 * gives back. What its surface was stands in `shared/platform/surfaces`; what is neither there today nor
 * given back, remotes of then do not get, and the promotion gate knows.
 */
export const formerContracts = [
  {
    version: '3.1.0',
    until: '2027-03-31',
    members: [],
    modules: {
      '@tanstack/react-query': [
        'HydrationBoundary',
        'QueryErrorResetBoundary',
        'useIsFetching',
        'useIsMutating',
        'useIsRestoring',
        'useMutationState',
        'usePrefetchInfiniteQuery',
        'usePrefetchQuery',
        'useQueries',
        'useQueryErrorResetBoundary',
        'useSuspenseInfiniteQuery',
        'useSuspenseQueries',
        'useSuspenseQuery',
      ],
    },
  },
] as const;
