import type { Generated, GeneratedTimestamp, Optional, OptionalTimestamp } from './columns.ts';

/** The states of a payment, machine M3; `cancelled` is an intent that was withdrawn unpaid. */
type PaymentStatus =
  | 'created'
  | 'requires_action'
  | 'processing'
  | 'failed'
  | 'cancelled'
  | 'succeeded'
  | 'review'
  | 'refunded'
  | 'disputed';

export interface PaymentsTable {
  id: string;
  booking_id: string;
  buyer_id: string;
  provider: string;
  /** The provider's own id of the payment; empty until it has answered. */
  transaction_id: Optional<string>;
  status: PaymentStatus;
  /** Whole taka. */
  amount: number;
  /** Whole taka. */
  refunded_amount: Generated<number>;
  /** ISO 4217 in lower case; anything but `bdt` waits in `review`. */
  currency: Generated<string>;
  /** Which intent of its booking, from 1; empty for one that the provider alone knew of. */
  attempt: Optional<number>;
  version: Generated<number>;
  /** Cards that were refused. */
  declines: Generated<number>;
  /** When it was opened, or a card was last refused. */
  tried_at: GeneratedTimestamp;
  /** Why the money has to go back, or went back; empty for the payment that counts. */
  refund_reason: Optional<'duplicate' | 'too_late' | 'by_admin' | 'by_seller'>;
  /** When the reconciler last asked about it, once it counts. */
  asked_at: GeneratedTimestamp;
  /** When its money came; empty until then. */
  charged_at: OptionalTimestamp;
  /** When money of it went back first. */
  returned_at: OptionalTimestamp;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

export interface PaymentEventsTable {
  provider_event_id: string;
  provider: string;
  type: string;
  transaction_id: Optional<string>;
  received_at: GeneratedTimestamp;
}

/** What bKash does not remember of a payment. */
export interface BkashPaymentsTable {
  /** bKash's own id. */
  id: string;
  idempotency_key: string;
  page_url: string;
  created_at: GeneratedTimestamp;
  cancelled_at: OptionalTimestamp;
  executing_at: OptionalTimestamp;
  declined_at: OptionalTimestamp;
}
