import type { Conversation, Message, TalkOffer } from '@motohaat/contract/conversations';
import { looksLikeContact, talkSideOf } from '@motohaat/domain/talk';

import { hideInLine } from '../../http/hide-in-line.ts';
import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { MessageRow } from './messages.repository.ts';
import type { ConversationView } from './talk.repository.ts';

type Reader = {
  actorId: string;
  /** Whether these two have a booking of this bike: then they have each other's number anyway. */
  isBooked: boolean;
};

/** A message for one of its two people; of a removed one nothing is left to read. */
export function presentMessage(row: MessageRow, { actorId, isBooked }: Reader): Message {
  const own = row.sender_id === actorId;
  const offer = presentTalkOffer(row);
  const text = row.removed_at === null && !offer ? row.text : null;
  return {
    number: row.number,
    own,
    clientId: own ? row.client_id : null,
    text,
    offer,
    sentAt: row.sent_at.toISOString(),
    isDoubtful: !own && !isBooked && text !== null && looksLikeContact(text),
  };
}

/** What a message says of an offer; nothing for a text, and for what nobody is left to read. */
export function presentTalkOffer({
  offer_id: _id,
  offer_event: event,
  offer_amount: amount,
  removed_at: removedAt,
}: MessageRow): TalkOffer | null {
  if (_id === null || event === null || amount === null || removedAt !== null) return null;
  return { _id, event, amount };
}

/** A conversation for one of its two people. */
export function presentConversation(
  row: ConversationView,
  actorId: string,
  shown: Shown,
): Conversation {
  const { buyer_id: buyerId, seller_id: sellerId, product_status: status } = row;
  const side = talkSideOf({ buyerId, sellerId }, actorId) ?? 'buyer';
  const isBuyer = side === 'buyer';
  // As on the bike's page: contacts in it are for who has booked.
  const readsAll = !isBuyer || row.booking_id !== null;
  const [name, seller] = readsAll
    ? [row.bike_name, row.seller_name]
    : [hideInLine(row.bike_name), hideInLine(row.seller_name)];
  const isShown = status === 'active' || status === 'reserved' || status === 'sold';
  const otherStatus = isBuyer ? row.seller_status : row.buyer_status;
  return {
    _id: row.id,
    side,
    bike: {
      _id: row.product_id,
      name,
      ...shown.name(name),
      category_id: String(row.category_id),
      picture: shown.pictures(name, row.images)[0] ?? null,
      price: row.resale_price,
      status: isShown ? status : 'gone',
    },
    other: {
      name: nameIn(shown.t, isBuyer ? seller : row.buyer_name),
      sellerId: isBuyer ? row.seller_public_id : null,
    },
    bookingId: row.booking_id,
    last: presentLast(row, { actorId, isBooked: row.booking_id !== null }),
    at: row.last_at.toISOString(),
    count: row.last_number,
    unread: isBuyer ? row.buyer_unread : row.seller_unread,
    seenByOther: isBuyer ? row.seller_seen : row.buyer_seen,
    mayWrite: otherStatus === 'active' && !row.blocked_by_buyer && !row.blocked_by_seller,
    isBlocked: isBuyer ? row.blocked_by_buyer : row.blocked_by_seller,
    version: row.version,
  };
}

function presentLast(row: ConversationView, reader: Reader): Message | null {
  const { last_sender_id: sender_id, last_client_id: client_id, last_sent_at: sent_at } = row;
  if (sender_id === null || client_id === null || sent_at === null) return null;
  const message = {
    conversation_id: row.id,
    number: row.last_number,
    sender_id,
    client_id,
    text: row.last_text ?? '',
    sent_at,
    removed_at: row.last_removed_at,
    offer_id: row.last_offer_id,
    offer_event: row.last_offer_event,
    offer_amount: row.last_offer_amount,
  };
  return presentMessage(message, reader);
}
