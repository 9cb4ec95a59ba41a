import type { ApiClient } from '@motohaat/api/client';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { MailsQuery } from '@motohaat/contract/mails';
import { queryOptions } from '@tanstack/react-query';

/** A page of the mails that were given up, or are tried again. */
export const mailsQuery = (api: ApiClient, query: MailsQuery) =>
  queryOptions({
    queryKey: keyOf('mails', 'list', query),
    queryFn: ({ signal }) => api.list(calls.mails.list, { query, signal }),
    // The page before stays in sight until the next one is there.
    placeholderData: (before) => before,
    staleTime: 0,
  });
