import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import { findSuggestions } from '@motohaat/api/suggestions';
import * as calls from '@motohaat/contract/calls';
import type { ModelDecision } from '@motohaat/contract/other-models';
import type { PagedQuery } from '@motohaat/platform/use-paged-list';
import { queryOptions } from '@tanstack/react-query';

/** What a decision changes. */
export const changedByDecision = ['audit', 'models', 'products'] as const;

/** A page of words in which sellers named models. */
export const otherModelsQuery = (api: ApiClient, cursor: string | undefined) =>
  queryOptions({
    queryKey: keyOf('models', 'list', cursor),
    queryFn: ({ signal }) => api.list(calls.otherModels.list, { query: { cursor }, signal }),
    // The page before stays in sight until the next one is there.
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** Decisions, the latest first. */
export const decisionsQuery = (api: ApiClient): PagedQuery<ModelDecision> => ({
  queryKey: keyOf('models', 'decisions'),
  read: (cursor, signal) => api.list(calls.otherModels.decisions, { query: { cursor }, signal }),
});

/** Models whose names begin with what is typed. */
export const modelsNamedQuery = (api: ApiClient, typed: string) =>
  queryOptions({
    queryKey: keyOf('models', 'named', typed),
    queryFn: async ({ signal }) => findSuggestions(api, typed, signal, 'model'),
    enabled: typed.length > 1,
    placeholderData: (before) => before,
  });
