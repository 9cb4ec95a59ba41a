import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { Delivery } from '@motohaat/contract/webhooks';
import type { PagedQuery } from '@motohaat/platform/use-paged-list';
import { queryOptions } from '@tanstack/react-query';

/** The addresses that are told of releases. */
export const webhooksQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keyOf('releases', 'webhooks'),
    queryFn: ({ signal }) => api.call(calls.webhooks.list, { signal }),
  });

/** What one of them was told, newest first. */
export const deliveriesQuery = (api: ApiClient, id: string): PagedQuery<Delivery> => ({
  queryKey: keyOf('releases', 'webhooks', id),
  read: (cursor, signal) =>
    api.list(calls.webhooks.deliveries, { params: { id }, query: { cursor }, signal }),
});

/** What is another when something is done with an address. */
export const changedByWebhooks = ['audit', 'releases'] as const;
