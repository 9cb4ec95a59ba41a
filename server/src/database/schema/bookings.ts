import type { DealActor, DealEvent, DisputeReason, HandOver } from '@motohaat/domain/deal';
import type { ReportStatus } from '@motohaat/domain/report';

import type { BookingReason } from '../../messages/own-reasons.ts';
import type {
  Generated,
  GeneratedJson,
  GeneratedTimestamp,
  Optional,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts';

/** The states of a booking, machine M2. */
type BookingStatus =
  | 'pending_payment'
  | 'paid'
  | 'completed'
  | 'cancelled'
  | 'expired'
  | 'refund_pending'
  | 'refunded'
  | 'disputed';

export interface BookingsTable {
  id: string;
  version: Generated<number>;
  product_id: string;
  seller_id: string;
  buyer_id: string;
  status: Generated<BookingStatus>;
  product_name: string;
  seller_name: string;
  customer_name: string;
  customer_email: string;
  phone: Generated<string>;
  meeting_location: Generated<string>;
  /** Whole taka: what was asked when the bike was booked, or what its two people agreed on. */
  amount: number;
  /** What was asked then, where they agreed on less. */
  asked: Optional<number>;
  /** Whole taka: the part that is paid online, as it was when booked; empty where that is all of it. */
  fee: Optional<number>;
  currency: Generated<'bdt'>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  expires_at: Timestamp;
  /** When the opening of a payment prolonged the hold, which happens once. */
  prolonged_at: OptionalTimestamp;
  /** Why it was cancelled or is being refunded, where an admin said so. */
  reason: Optional<string>;
  /** The same, where it was nobody's decision; it comes first. */
  reason_code: Optional<BookingReason>;
  /** Not so once a charge came too late: it is returned, and the bike may be another's. */
  holds_bike: Generated<boolean>;
  /** Which hand-over code counts. */
  code_attempt: Generated<number>;
}

/** What an event adds to its kind. */
export type EventData = {
  /** Of a meeting. */
  place?: string;
  /** Of a meeting, in ISO 8601. */
  time?: string;
  /** How the bike was handed over. */
  how?: HandOver;
  /** Why it ended, where nobody wrote it. */
  why?: BookingReason;
  /** What is wrong. */
  reason?: DisputeReason;
  /** What a person wrote for both sides. */
  words?: string;
};

export interface BookingEventsTable {
  booking_id: string;
  /** From 1, in the order of a booking's events. */
  number: number;
  kind: DealEvent;
  actor: DealActor;
  data: GeneratedJson<EventData>;
  at: GeneratedTimestamp;
}

/** Photos of what is wrong with a bike that was paid for. */
export interface DisputePhotosTable {
  id: string;
  booking_id: string;
  sender_id: string;
  side: 'buyer' | 'seller';
  /** WebP. */
  card: Buffer;
  viewer: Buffer;
  created_at: GeneratedTimestamp;
}

export interface WishlistItemsTable {
  id: string;
  buyer_id: string;
  product_id: string;
  /** Whole taka, as asked when the bike was wished for. */
  price: number;
  created_at: GeneratedTimestamp;
}

export interface ReportsTable {
  id: string;
  reporter_id: string;
  product_id: string;
  status: Generated<ReportStatus>;
  reason: Generated<string>;
  note: Generated<string>;
  weight: Generated<number>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  closed_by: Optional<string>;
  closed_at: OptionalTimestamp;
}
