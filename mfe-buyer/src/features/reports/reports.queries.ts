import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';

/** What a buyer reported, the newest first, page by page. */
export const myReportsQuery = (api: ApiClient, email: string) => ({
  queryKey: keyOf('reports', 'mine', email),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.reports.mine, { query: { email, cursor }, signal }),
});
