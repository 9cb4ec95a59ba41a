import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { PreviewRecord } from '@motohaat/contract/previews';
import type { PagedQuery } from '@motohaat/platform/use-paged-list';
import { queryOptions } from '@tanstack/react-query';

/** The previews of all applications that are not over, the latest first. */
export const previewsQuery = (api: ApiClient): PagedQuery<PreviewRecord> => ({
  queryKey: keyOf('releases', 'previews'),
  read: (cursor, signal) => api.list(calls.releases.previews, { query: { cursor }, signal }),
});

/** The names of the applications that are live. */
export const applicationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('releases', 'applications'),
    queryFn: async ({ signal }) => {
      const { applications } = await api.call(calls.releases.overview, { signal });
      return applications.map(({ standing }) => standing.application);
    },
  });

/** The versions of an application whose files are kept, newest first. */
export const versionsQuery = (api: ApiClient, application: string) =>
  queryOptions({
    queryKey: keyOf('releases', 'versions', application),
    queryFn: async ({ signal }) => {
      const { releases } = await api.call(calls.releases.status, {
        params: { application },
        signal,
      });
      return releases.filter(({ available }) => available).map(({ version }) => version);
    },
    enabled: application !== '',
    staleTime: 0,
  });
