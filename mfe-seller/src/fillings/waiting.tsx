import { listResult } from '@motohaat/api/list-result';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { Conversation } from '@motohaat/contract/conversations';
import type { Sale } from '@motohaat/contract/selling';
import { bikeName } from '@motohaat/domain/shown';
import { platformWords, useApi } from '@motohaat/platform';
import { type Waiting, WaitingList } from '@motohaat/ui/waiting-list';
import { useQuery } from '@tanstack/react-query';

import { links } from '../links.ts';
import { type Messages, useMessages } from '../messages/index.ts';

/** What waits for a seller: buyers to talk to, and bikes to hand over. */
export default function WaitingForSeller() {
  const api = useApi();
  const { home: t } = useMessages();
  const { failures } = platformWords.useMessages();
  const query = useQuery({
    queryKey: keyOf('bookings', 'sales', 'waiting'),
    queryFn: async ({ signal }) => {
      const [sales, talks] = await Promise.all([
        api.list(calls.bookings.sales, { query: { limit: 100 }, signal }),
        api.list(calls.conversations.list, { query: { only: 'unread' }, signal }),
      ]);
      return { sales: sales.rows, talks: talks.rows };
    },
    staleTime: 0,
  });
  const { data } = query;
  const rows = data && [
    ...data.sales.flatMap((sale) => waitingSale(sale, t) ?? []),
    ...data.talks.map((talk) => waitingTalk(talk, t)),
  ];
  return <WaitingList list={listResult({ ...query, data: rows }, failures)} />;
}

function waitingTalk({ _id: id, bike, other, unread }: Conversation, t: Messages['home']): Waiting {
  const to = links.href('conversation', { id });
  return { key: id, title: t.unread(unread), to, text: t.from(other.name, bikeName(bike)) };
}

function waitingSale(sale: Sale, t: Messages['home']): Waiting | undefined {
  const about = { key: sale._id, to: links.href('sales') };
  if (sale.status === 'paid') {
    return { ...about, title: t.paid, text: t.paidAbout(bikeName(sale)) };
  }
  if (sale.status !== 'pending_payment') return undefined;
  return { ...about, title: t.booked, text: t.bookedAbout(bikeName(sale)) };
}
