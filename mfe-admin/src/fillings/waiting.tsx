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

/** What waits for an admin: disputes to decide, listings to look at, and reports to look into. */
export default function WaitingForAdmin() {
  const api = useApi();
  const { home: t } = useMessages();
  const { failures } = platformWords.useMessages();
  const query = useQuery({
    queryKey: keyOf('reviews', 'waiting'),
    queryFn: async ({ signal }) => {
      const [disputes, cases, reports] = await Promise.all([
        api.list(calls.bookings.paid, { query: { state: 'disputed' }, signal }),
        api.list(calls.review.list, { signal }),
        api.list(calls.reports.list, { signal }),
      ]);
      return {
        disputes: disputes.rows.length,
        cases: cases.rows.length,
        reports: reports.rows.length,
      };
    },
    staleTime: 0,
  });
  const { data } = query;
  const rows = data && [
    {
      key: 'disputes',
      count: data.disputes,
      title: t.disputes(data.disputes, data.disputes === most),
      to: links.href('disputes'),
      text: t.disputesAbout,
    },
    {
      key: 'review',
      count: data.cases,
      title: t.review(data.cases, data.cases === most),
      to: links.href('review'),
      text: t.reviewAbout,
    },
    {
      key: 'reports',
      count: data.reports,
      title: t.reports(data.reports, data.reports === most),
      to: links.href('reported-items'),
      text: t.reportsAbout,
    },
  ];
  const waiting = rows?.filter(({ count }) => count > 0);
  return <WaitingList list={listResult({ ...query, data: waiting }, failures)} />;
}
