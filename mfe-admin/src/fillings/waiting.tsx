import { listResult } from '@motohaat/api/list-result';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { platformWords, useApi } from '@motohaat/platform';
import { WaitingList } from '@motohaat/ui/waiting-list';
import { useQuery } from '@tanstack/react-query';

import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';

/** A count goes no further than a page of the list. */
const most = 24;

/** What waits for an admin: money to decide on, what people say is wrong, and what did not go out. */
export default function WaitingForAdmin() {
  const api = useApi();
  const { home: t } = useMessages();
  const { failures } = platformWords.useMessages();
  const query = useQuery({
    queryKey: keyOf('reviews', 'waiting'),
    queryFn: async ({ signal }) => {
      const [disputes, cases, reviews, reports, conversations, mails] = await Promise.all([
        api.list(calls.bookings.paid, { query: { state: 'disputed' }, signal }),
        api.list(calls.review.list, { signal }),
        api.list(calls.dealReviews.reported, { signal }),
        api.list(calls.reports.list, { signal }),
        api.list(calls.conversations.reported, { query: { state: 'open' }, signal }),
        api.list(calls.mails.list, { query: { status: 'dead' }, signal }),
      ]);
      return {
        disputes: disputes.rows.length,
        review: cases.rows.length,
        reviews: reviews.rows.length,
        reports: reports.rows.length,
        conversations: conversations.rows.length,
        mails: mails.rows.length,
      };
    },
    staleTime: 0,
  });
  const { data } = query;
  const waiting =
    data &&
    kinds
      .filter((kind) => data[kind] > 0)
      .map((kind) => ({
        key: kind,
        title: t[kind](data[kind], data[kind] >= most),
        to: pages[kind](),
        text: t.about[kind],
      }));
  return <WaitingList list={listResult({ ...query, data: waiting }, failures)} />;
}

const kinds = ['disputes', 'review', 'reviews', 'reports', 'conversations', 'mails'] as const;
const pages = {
  disputes: () => links.href('disputes'),
  review: () => links.href('review'),
  reviews: () => links.href('review'),
  reports: () => links.href('reported-items'),
  conversations: () => links.href('conversations'),
  mails: () => links.href('mails'),
};
