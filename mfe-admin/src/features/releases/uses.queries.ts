import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { FaultRecord } from '@motohaat/contract/faults';
import type { PagedQuery } from '@motohaat/platform/use-paged-list';

/** What went wrong in the releases of an application, the latest first. */
export const faultsQuery = (api: ApiClient, application: string): PagedQuery<FaultRecord> => ({
  queryKey: keyOf('releases', 'faults', application),
  read: (cursor, signal) =>
    api.list(calls.releases.faults, { params: { application }, query: { cursor }, signal }),
});
