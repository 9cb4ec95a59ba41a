import type { OfferEvent } from '@motohaat/domain/offer';
import type { TalkReason, TalkReportStatus } from '@motohaat/domain/talk';

import type { Generated, GeneratedTimestamp, Optional, OptionalTimestamp } from './columns.ts';

/** What a buyer and a seller write to each other about a bike. */
export interface ConversationsTable {
  id: string;
  product_id: string;
  buyer_id: string;
  seller_id: string;
  created_at: GeneratedTimestamp;
  /** Of the latest message; of its opening while there is none. */
  last_at: GeneratedTimestamp;
  last_number: Generated<number>;
  /** Grows with whatever either of them would see changed. */
  version: Generated<number>;
  buyer_seen: Generated<number>;
  seller_seen: Generated<number>;
  buyer_unread: Generated<number>;
  seller_unread: Generated<number>;
  first_asked_at: OptionalTimestamp;
  first_answered_at: OptionalTimestamp;
}

export interface MessagesTable {
  conversation_id: string;
  number: number;
  sender_id: string;
  /** A repeat of it is the same message. */
  client_id: string;
  /** Empty once it was removed, unless a report needs it. */
  text: string;
  sent_at: GeneratedTimestamp;
  removed_at: OptionalTimestamp;
  /** What its sender did about an offer, of how many whole taka; it has no text then. */
  offer_id: Optional<string>;
  offer_event: Optional<OfferEvent>;
  offer_amount: Optional<number>;
}

export interface BlocksTable {
  blocker_id: string;
  blocked_id: string;
  created_at: GeneratedTimestamp;
}

export interface ConversationReportsTable {
  id: string;
  conversation_id: string;
  reporter_id: string;
  reason: TalkReason;
  note: Generated<string>;
  /** The last message that there was. */
  last_number: number;
  status: Generated<TalkReportStatus>;
  created_at: GeneratedTimestamp;
  closed_at: OptionalTimestamp;
  closed_by: Optional<string>;
}
