import { listResult } from '@motohaat/api/list-result';
import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import type { Conversation } from '@motohaat/contract/conversations';
import type { Offer } from '@motohaat/contract/offers';
import type { Sale } from '@motohaat/contract/selling';
import { bikeName } from '@motohaat/domain/shown';
import { platformWords, useApi } from '@motohaat/platform';
import { Price } from '@motohaat/ui/price';
import { type Waiting, WaitingList } from '@motohaat/ui/waiting-list';
import { useQuery } from '@tanstack/react-query';

import { links } from '../links.ts';
import { type Messages, useMessages } from '../messages/index.ts';

/** What waits for a seller: buyers to talk to and to answer, and bikes to hand over. */
export default function WaitingForSeller() {
  const api = useApi();
  const { home: t } = useMessages();
  const { failures } = platformWords.useMessages();
  const query = useQuery({
    queryKey: keyOf('bookings', 'sales', 'waiting'),
    queryFn: async ({ signal }) => {
      const [sales, talks, offers] = await Promise.all([
        api.list(calls.bookings.sales, { query: { limit: 100 }, signal }),
        api.list(calls.conversations.list, { query: { only: 'unread' }, signal }),
        api.list(calls.offers.list, { query: { limit: 50 }, signal }),
      ]);
      return { sales: sales.rows, talks: talks.rows, offers: offers.rows };
    },
    staleTime: 0,
  });
  const { data } = query;
  const rows = data && [
    ...data.sales.flatMap((sale) => waitingSale(sale, t) ?? []),
    ...data.offers.flatMap((offer) => waitingOffer(offer, t) ?? []),
    ...data.talks.map((talk) => waitingTalk(talk, t)),
  ];
  return <WaitingList list={listResult({ ...query, data: rows }, failures)} />;
}

function waitingTalk({ _id: id, bike, other, unread }: Conversation, t: Messages['home']): Waiting {
  const to = links.href('conversation', { id });
  return { key: id, title: t.unread(unread), to, text: t.from(other.name, bikeName(bike)) };
}

function waitingOffer(offer: Offer, t: Messages['home']): Waiting | undefined {
  if (offer.side !== 'seller' || !offer.acts.includes('accept')) return undefined;
  const to = links.href('conversation', { id: offer.conversationId });
  const text = t.offerAbout(offer.otherName, <Price taka={offer.amount} />, bikeName(offer));
  return { key: offer._id, title: t.offer, to, text };
}

function paidWords(sale: Sale, t: Messages['home']): string {
  const { price, fee } = sale;
  const name = bikeName(sale);
  return fee === undefined ? t.paidAbout(name) : t.feePaidAbout(name, price - fee);
}

function waitingSale(sale: Sale, t: Messages['home']): Waiting | undefined {
  const about = { key: sale._id, to: links.href('sale', { id: sale._id }) };
  if (sale.status === 'disputed') {
    return { ...about, title: t.disputed, text: t.disputedAbout(bikeName(sale)) };
  }
  if (sale.status === 'paid') {
    return { ...about, title: t.paid, text: paidWords(sale, t) };
  }
  if (sale.status !== 'pending_payment') return undefined;
  return { ...about, title: t.booked, text: t.bookedAbout(bikeName(sale)) };
}
