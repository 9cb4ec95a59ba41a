import type { ApiClient } from '@motohaat/api/client';
import type { AuditQuery } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { queryOptions } from '@tanstack/react-query';

import { adminKey } from '../../api/admin-actions.ts';

/** A page of the audit log, the newest record first. */
export const auditQuery = (api: ApiClient, query: AuditQuery) =>
  queryOptions({
    queryKey: [...adminKey, 'audit', query],
    queryFn: ({ signal }) => api.list(calls.audit.list, { query, signal }),
    // The page before stays in sight until the next one is there.
    placeholderData: (before) => before,
    staleTime: 0,
  });
