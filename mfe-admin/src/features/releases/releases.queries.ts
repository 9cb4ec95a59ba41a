import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { SmokeStanding } from '@motohaat/contract/smoke-tests';
import { queryOptions } from '@tanstack/react-query';

/** ms after which a page that is in sight asks again: a canary is judged in minutes. */
const pace = 15_000;

/** How every application stands and does. */
export const overviewQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('releases', 'overview'),
    queryFn: ({ signal }) => api.call(calls.releases.overview, { signal }),
    staleTime: 0,
    refetchInterval: pace,
  });

/** The latest releases of one application: asked for again whenever one is to be chosen. */
export const applicationQuery = (api: ApiClient, application: string) =>
  queryOptions({
    queryKey: keyOf('releases', 'application', application),
    queryFn: ({ signal }) => api.call(calls.releases.status, { params: { application }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The same of several, in this order. */
export const statusesQuery = (api: ApiClient, applications: readonly string[]) =>
  queryOptions({
    queryKey: keyOf('releases', 'statuses', ...applications),
    queryFn: async ({ signal }) =>
      Promise.all(
        applications.map((application) =>
          api.call(calls.releases.status, { params: { application }, signal }),
        ),
      ),
    staleTime: 0,
    gcTime: 0,
  });

/** ms after which a page asks again how far a smoke test is. */
const smokePace = 2_000;

type ReleaseKey = { application: string; version: string };

/** How far the smoke test of a release is, and what it found. */
export const smokeQuery = (api: ApiClient, params: ReleaseKey) =>
  queryOptions({
    queryKey: keyOf('releases', 'smoke', params.application, params.version),
    queryFn: ({ signal }) => api.call(calls.releases.smoke, { params, signal }),
    enabled: params.version !== '',
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? smokePace : false),
  });

/** The same of the releases of a set, in this order. */
export const setSmokeQuery = (api: ApiClient, members: readonly ReleaseKey[]) =>
  queryOptions({
    queryKey: keyOf('releases', 'set smoke', members),
    queryFn: async ({ signal }) =>
      Promise.all(members.map((params) => api.call(calls.releases.smoke, { params, signal }))),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? smokePace : false),
  });

/** Whether a smoke test is still to be made, or is being made. */
export const isUnderWay = ({ state }: Pick<SmokeStanding, 'state'>) =>
  state === 'waiting' || state === 'running';

/** What a page looked like, as an address that only this page knows. */
export async function readSmokePicture(api: ApiClient, release: ReleaseKey, number: number) {
  const params = { ...release, number: String(number) };
  return (await api.call(calls.releases.smokePicture, { params })).picture;
}

/** A page of the history, the newest revision first. Without a cursor it begins with what is live. */
export const revisionsQuery = (api: ApiClient, cursor?: string) =>
  queryOptions({
    queryKey: keyOf('releases', 'revisions', cursor),
    queryFn: ({ signal }) => api.list(calls.releases.revisions, { query: { cursor }, signal }),
    // The page before stays in sight until the next one is there.
    placeholderData: (before) => before,
    staleTime: 0,
    // What is further back is never rewritten.
    refetchInterval: cursor === undefined && pace,
  });

/** What differs between two revisions. */
export const differenceQuery = (api: ApiClient, from: number, to: number) =>
  queryOptions({
    queryKey: keyOf('releases', 'difference', from, to),
    queryFn: ({ signal }) => api.call(calls.releases.difference, { query: { from, to }, signal }),
    staleTime: Infinity,
  });

/** What a roll back would do, on the revision on which it is decided; nothing is done. */
export const rollBackPreviewQuery = (api: ApiClient, application: string, revision: number) =>
  queryOptions({
    // Not one of those that are asked for again after an operation: it was about before.
    queryKey: ['roll back preview', application, revision],
    queryFn: ({ signal }) =>
      api.call(calls.releases.rollBack, {
        params: { application },
        query: { dryRun: 'true' },
        // oxlint-disable-next-line fences/words -- nobody reads it: of a dry run nothing is kept
        body: { reason: 'What would it do?' },
        headers: onRevision(revision),
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });

/** The server refuses what is decided on a revision that is no longer live. */
export const onRevision = (revision: number) => ({ 'if-match': `"${revision}"` });
