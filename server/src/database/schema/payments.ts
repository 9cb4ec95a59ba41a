import type { Generated, GeneratedTimestamp, Optional } from './columns.ts';

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
  /** The provider's own id of the payment. */
  transaction_id: string;
  status: PaymentStatus;
  /** Whole taka. */
  amount: number;
  /** Whole taka. */
  refunded_amount: Generated<number>;
  /** ISO 4217 in lower case; anything but `bdt` waits in `review`. */
  currency: Generated<string>;
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
