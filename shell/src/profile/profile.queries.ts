import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** One's own account. */
export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => api.call(calls.profile.read, { signal }),
  });

/** What deleting it would do: asked for again whenever that is to be decided. */
export const deletionPlanQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['profile', 'deletion'],
    queryFn: ({ signal }) => api.call(calls.profile.deletionPlan, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** What another role would change: asked for again whenever that is to be decided. */
export const rolePlanQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['profile', 'role'],
    queryFn: ({ signal }) => api.call(calls.profile.rolePlan, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** Of what one is mailed. */
export const mailChoicesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('notices', 'choices'),
    queryFn: ({ signal }) => api.call(calls.mails.choices, { signal }),
  });
