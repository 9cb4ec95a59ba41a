import { listResult } from '@motohaat/api/list-result';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
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
    queryFn: async ({ signal }) =>
      (await api.list(calls.bookings.sales, { query: { limit: 100 }, signal })).rows,
    staleTime: 0,
  });
  const rows = query.data?.flatMap((sale) => waitingSale(sale, t) ?? []);
  return <WaitingList list={listResult({ ...query, data: rows }, failures)} />;
}

function waitingSale(sale: Sale, t: Messages['home']): Waiting | undefined {
  const about = { key: sale._id, to: links.href('sales') };
  if (sale.status === 'paid') {
    return { ...about, title: t.paid, text: t.paidAbout(bikeName(sale)) };
  }
  if (sale.status !== 'pending_payment') return undefined;
  return { ...about, title: t.booked, text: t.bookedAbout(bikeName(sale)) };
}
