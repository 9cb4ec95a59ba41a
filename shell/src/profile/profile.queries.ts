import type { ApiClient } from '@motohaat/api/client';
import type { DeletionPlan, Profile } from '@motohaat/contract/profile';
import { queryOptions } from '@tanstack/react-query';

/** One's own account. */
export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.get<Profile>('/profile', { signal }),
  });

/** What deleting it would do: asked for anew whenever that is to be decided. */
export const deletionPlanQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['profile', 'deletion'],
    queryFn: ({ signal }) => api.get<DeletionPlan>('/profile/deletion', { signal }),
    staleTime: 0,
    gcTime: 0,
  });
