import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { StolenNumber } from '@motohaat/contract/stolen-numbers';
import type { PagedQuery } from '@motohaat/platform/use-paged-list';

/** Numbers of stolen bikes, the latest first. */
export const stolenNumbersQuery = (api: ApiClient): PagedQuery<StolenNumber> => ({
  queryKey: keyOf('stolenNumbers', 'list'),
  read: (cursor, signal) => api.list(calls.stolenNumbers.list, { query: { cursor }, signal }),
});

/** What adding or removing a number changes. */
export const changedByNumbers = ['audit', 'stolenNumbers', 'products'] as const;
