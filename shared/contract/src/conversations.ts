import { offerEvents } from '@motohaat/domain/offer';
import { talkReasons, talkReportStatuses } from '@motohaat/domain/talk';
import * as v from 'valibot';

import { Action, ReasonedAction } from './administration.ts';
import { Picture } from './catalogue.ts';
import { Id } from './id.ts';
import { ListQuery } from './list.ts';
import { Count, IsoTime, Key, Name, shownName, Taka, Text, Words } from './values.ts';

/**
 * `POST /conversations`: about a bike, as a buyer; or with the other side of a booking, as either of its
 * people. Where there is that conversation already, it is the answer.
 */
export const OpenConversation = v.object({
  productId: v.optional(Text(40)),
  bookingId: v.optional(Text(40)),
});
export type OpenConversation = v.InferOutput<typeof OpenConversation>;

/** What one of the two did about an offer, which stands among the messages. */
export const TalkOffer = v.object({
  /** Of the offer. */
  _id: Key,
  event: v.picklist(offerEvents),
  /** What it was about, whatever was named later. */
  amount: Taka,
});
export type TalkOffer = v.InferOutput<typeof TalkOffer>;

/** A message as one of the two reads it. */
export const Message = v.object({
  /** Counts within the conversation, from 1. */
  number: Count,
  own: v.boolean(),
  /** Given by whoever sent it; of the other side's it says nothing. */
  clientId: v.nullable(Key),
  /** `null`: it was removed for both, or it is no text. */
  text: v.nullable(Words),
  /** `null`: it is a text. */
  offer: v.nullable(TalkOffer),
  sentAt: IsoTime,
  /** What the other side wrote looks like a phone number, a link or an account, and there is no booking. */
  isDoubtful: v.boolean(),
});
export type Message = v.InferOutput<typeof Message>;

/** A conversation as one of its two people sees it. */
export const Conversation = v.object({
  _id: Key,
  /** Whose view this is. */
  side: v.picklist(['buyer', 'seller']),
  bike: v.object({
    _id: Key,
    name: Name,
    ...shownName,
    category_id: Key,
    picture: v.nullable(Picture),
    price: Taka,
    /** `gone`: it is not shown any more, for whatever reason. */
    status: v.picklist(['active', 'reserved', 'sold', 'gone']),
  }),
  other: v.object({
    name: Name,
    /** The seller's public id, for their page; `null` for buyers, who have none. */
    sellerId: v.nullable(Key),
  }),
  /** Of the caller with this bike, while one lives or after it was completed. */
  bookingId: v.nullable(Key),
  last: v.nullable(Message),
  /** When something was written last; when it was opened, if nothing was. */
  at: IsoTime,
  /** The number of the latest message. */
  count: Count,
  /** Messages of the other side after the last that the caller has seen. */
  unread: Count,
  /** Up to which message the other side has read. */
  seenByOther: Count,
  /** Whether the caller can write now. */
  mayWrite: v.boolean(),
  /** Whether the caller has blocked the other side. */
  isBlocked: v.boolean(),
  /** Grows with each change: with the same version nothing has to be read again. */
  version: Count,
});
export type Conversation = v.InferOutput<typeof Conversation>;

/** `GET /conversations`: all, or those with something that the caller has not read. */
export const ConversationsQuery = v.object({
  ...ListQuery.entries,
  only: v.optional(v.literal('unread')),
});

/** `POST /conversations/{id}/messages`: 1 to 1,000 characters. */
export const NewMessage = v.object({ text: Text(4_000), clientId: Id });
export type NewMessage = v.InferOutput<typeof NewMessage>;

/** `PUT /conversations/{id}/seen`: up to which message. */
export const MessagesSeen = v.object({ number: Count });

/** `DELETE /conversations/{id}/messages/{number}`. */
export const MessageParams = v.object({
  id: Id,
  number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
});

/** `POST /conversations/{id}/report`. */
export const NewTalkReport = v.object({
  reason: v.picklist(talkReasons),
  /** What is wrong, in at most 500 characters. */
  note: v.optional(Text(2_000)),
});
export type NewTalkReport = v.InferOutput<typeof NewTalkReport>;

const Person = v.object({ _id: Key, name: Name });

/** A reported conversation in the admin's list; what was written in it is not in here. */
export const ReportedConversation = v.object({
  _id: Key,
  bike: v.object({ _id: Key, name: Name, ...shownName }),
  buyer: Person,
  seller: Person,
  /** Who reports it. */
  reporter: v.picklist(['buyer', 'seller']),
  reason: v.picklist(talkReasons),
  note: Words,
  status: v.picklist(talkReportStatuses),
  /** Messages that there were. */
  count: Count,
  createdAt: IsoTime,
  closedAt: v.nullable(IsoTime),
});
export type ReportedConversation = v.InferOutput<typeof ReportedConversation>;

/** `GET /reportedConversations`: `open` (the default) waits for the admin; `closed` is for looking back. */
export const ReportedConversationsQuery = v.object({
  ...ListQuery.entries,
  state: v.optional(v.picklist(['open', 'closed'])),
});

/** A message of a reported conversation, as the admin reads it. */
export const ReportedMessage = v.object({
  number: Count,
  by: v.picklist(['buyer', 'seller']),
  /** Empty where it was removed before it was reported, and where it is no text. */
  text: Words,
  offer: v.nullable(TalkOffer),
  sentAt: IsoTime,
  removed: v.boolean(),
});
export type ReportedMessage = v.InferOutput<typeof ReportedMessage>;

/** `POST /reportedConversations/{id}/uphold`. */
export const UpholdTalkReport = ReasonedAction;
/** `POST /reportedConversations/{id}/dismiss`. */
export const DismissTalkReport = v.nullish(Action);
