import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';

/** The searches that somebody keeps, the newest first, page by page. */
export const savedSearchesQuery = (api: ApiClient) => ({
  queryKey: keyOf('savedSearches', 'list'),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.savedSearches.list, { query: { cursor }, signal }),
});
