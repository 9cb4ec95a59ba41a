import { listResult } from '@motohaat/api/list-result';
import { keyOf } from '@motohaat/api/query-keys';
import type { Booking } from '@motohaat/contract/bookings';
import * as calls from '@motohaat/contract/calls';
import type { Conversation } from '@motohaat/contract/conversations';
import type { Offer } from '@motohaat/contract/offers';
import type { SavedSearch } from '@motohaat/contract/saved-searches';
import { bikeName } from '@motohaat/domain/shown';
import { platformWords, useApi, useNow, useSession } from '@motohaat/platform';
import { Price } from '@motohaat/ui/price';
import { type Waiting, WaitingList } from '@motohaat/ui/waiting-list';
import { useQuery } from '@tanstack/react-query';

import { links } from '../links.ts';
import { type Messages, useMessages } from '../messages/index.ts';

const hour = 3_600_000;

/** What waits for a buyer: bikes to pay, bikes to take, offers, messages, and new bikes of saved searches. */
export default function WaitingForBuyer() {
  const session = useSession();
  const isSeller = session.status === 'ready' && session.user.role === 'seller';
  return isSeller ? <OwnOrders /> : <Everything />;
}

/** For a seller who has booked before, as a buyer: the rest stands in the seller's own list. */
function OwnOrders() {
  const api = useApi();
  const now = useNow();
  const { home: t } = useMessages();
  const { failures } = platformWords.useMessages();
  const query = useQuery({
    queryKey: keyOf('bookings', 'waiting', 'own'),
    queryFn: async ({ signal }) => (await api.list(calls.bookings.list, { signal })).rows,
    staleTime: 0,
  });
  const rows = query.data?.flatMap((booking) => waitingBooking(booking, t, now) ?? []);
  if (rows?.length === 0) return null;
  return <WaitingList title={t.own} list={listResult({ ...query, data: rows }, failures)} />;
}

function Everything() {
  const api = useApi();
  const now = useNow();
  const { home: t } = useMessages();
  const { failures } = platformWords.useMessages();
  const query = useQuery({
    queryKey: keyOf('bookings', 'waiting'),
    queryFn: async ({ signal }) => {
      const [bookings, offers, talks, searches] = await Promise.all([
        api.list(calls.bookings.list, { signal }),
        api.list(calls.offers.list, { query: { limit: 50 }, signal }),
        api.list(calls.conversations.list, { query: { only: 'unread' }, signal }),
        api.list(calls.savedSearches.list, { query: { limit: 50 }, signal }),
      ]);
      return {
        bookings: bookings.rows,
        offers: offers.rows,
        talks: talks.rows,
        searches: searches.rows,
      };
    },
    staleTime: 0,
  });
  const { data } = query;
  const rows = data && [
    ...data.bookings.flatMap((booking) => waitingBooking(booking, t, now) ?? []),
    ...data.offers.flatMap((offer) => waitingOffer(offer, t, now) ?? []),
    ...data.talks.map((talk) => waitingTalk(talk, t)),
    ...data.searches.flatMap((search) => waitingSearch(search, t) ?? []),
  ];
  return <WaitingList list={listResult({ ...query, data: rows }, failures)} />;
}

function waitingBooking(booking: Booking, t: Messages['home'], now: number): Waiting | undefined {
  const { _id: id, status, expiresAt } = booking;
  if (status === 'pending_payment') {
    const left = Date.parse(expiresAt) - now;
    return {
      key: id,
      title: t.pay(Math.max(0, Math.floor(left / hour))),
      to: links.href('payment', { id }),
      text: t.keeps(bikeName(booking)),
    };
  }
  if (status !== 'paid') return undefined;
  const to = links.href('order', { id });
  return { key: id, title: t.meet, to, text: paidWords(booking, t) };
}

function paidWords(booking: Booking, t: Messages['home']): string {
  const { price, fee } = booking;
  const name = bikeName(booking);
  return fee === undefined ? t.paid(name) : t.feePaid(name, price - fee);
}

function waitingOffer(offer: Offer, t: Messages['home'], now: number): Waiting | undefined {
  const { _id: key, side, status, acts, conversationId, expiresAt } = offer;
  const about = { key, to: links.href('conversation', { id: conversationId }) };
  const price = <Price taka={offer.amount} />;
  if (side === 'buyer' && status === 'accepted') {
    const hours = Math.max(0, Math.floor((Date.parse(expiresAt) - now) / hour));
    return { ...about, title: t.book(hours), text: t.agreed(bikeName(offer), price) };
  }
  if (side !== 'buyer' || !acts.includes('accept')) return undefined;
  const text = t.offerAbout(offer.otherName, price, bikeName(offer));
  return { ...about, title: t.offer, text };
}

function waitingTalk({ _id: id, bike, other, unread }: Conversation, t: Messages['home']): Waiting {
  const to = links.href('conversation', { id });
  return { key: id, title: t.unread(unread), to, text: t.from(other.name, bikeName(bike)) };
}

function waitingSearch(search: SavedSearch, t: Messages['home']): Waiting | undefined {
  const { _id: key, name, newBikes } = search;
  if (newBikes === 0) return undefined;
  const to = links.href('saved-searches');
  return { key, title: t.looked, to, text: t.newBikes(name, newBikes) };
}
