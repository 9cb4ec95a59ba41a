import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { FaultRecord } from '@motohaat/contract/faults';
import type { PreviewRecord } from '@motohaat/contract/previews';
import type { RevisionRecord } from '@motohaat/contract/registry';
import type { PagedQuery } from '@motohaat/platform/use-paged-list';
import { queryOptions } from '@tanstack/react-query';

/** ms after which a page that is in sight asks again: a canary is judged in minutes. */
const pace = 15_000;

/** The applications to whose teams the account belongs. */
export const teamsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('releases', 'teams'),
    queryFn: ({ signal }) => api.call(calls.teams.own, { signal }),
  });

/** How an application of a team stands and does. */
export const partQuery = (api: ApiClient, application: string) =>
  queryOptions({
    queryKey: keyOf('releases', 'part', application),
    queryFn: ({ signal }) => api.call(calls.registry.status, { params: { application }, signal }),
    staleTime: 0,
    refetchInterval: pace,
  });

/** ms after which a page asks again how far a smoke test is. */
const smokePace = 2_000;

type ReleaseKey = { application: string; version: string };

/** How far the smoke test of a release is, and what it found. */
export const smokeQuery = (api: ApiClient, params: ReleaseKey) =>
  queryOptions({
    queryKey: keyOf('releases', 'team smoke', params.application, params.version),
    queryFn: ({ signal }) => api.call(calls.registry.smoke, { params, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'waiting' || data?.state === 'running' ? smokePace : false,
  });

/** What a page looked like, as an address that only this page knows. */
export async function readSmokePicture(api: ApiClient, release: ReleaseKey, number: number) {
  const params = { ...release, number: String(number) };
  return (await api.call(calls.registry.smokePicture, { params })).picture;
}

/** Who uses what of an application. */
export const usesQuery = (api: ApiClient, application: string) =>
  queryOptions({
    queryKey: keyOf('releases', 'team uses', application),
    queryFn: ({ signal }) => api.call(calls.registry.uses, { params: { application }, signal }),
  });

/** What was done with an application, newest first. */
export const historyQuery = (api: ApiClient, application: string): PagedQuery<RevisionRecord> => ({
  queryKey: keyOf('releases', 'team history', application),
  read: (cursor, signal) =>
    api.list(calls.registry.revisions, { query: { cursor, application }, signal }),
});

/** What went wrong in the releases of an application, the latest first. */
export const faultsQuery = (api: ApiClient, application: string): PagedQuery<FaultRecord> => ({
  queryKey: keyOf('releases', 'team faults', application),
  read: (cursor, signal) =>
    api.list(calls.registry.faults, { params: { application }, query: { cursor }, signal }),
});

/** The previews of an application that are not over, the latest first. */
export const previewsQuery = (api: ApiClient, application: string): PagedQuery<PreviewRecord> => ({
  queryKey: keyOf('releases', 'team previews', application),
  read: (cursor, signal) =>
    api.list(calls.registry.previews, { params: { application }, query: { cursor }, signal }),
});
