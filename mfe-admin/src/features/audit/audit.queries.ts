import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import type { AuditQuery } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

/** A page of the audit log, the newest record first. */
export const auditQuery = (api: ApiClient, query: AuditQuery) =>
  queryOptions({
    queryKey: keyOf('audit', 'list', query),
    queryFn: ({ signal }) => api.list(calls.audit.list, { query, signal }),
    // The page before stays in sight until the next one is there.
    placeholderData: (before) => before,
    staleTime: 0,
  });
