import type { PaymentStatus } from '@motohaat/domain/payment';

/** Where an intent to pay is, in the words of machine M3. */
export type IntentStatus = Extract<
  PaymentStatus,
  'created' | 'requires_action' | 'processing' | 'failed' | 'cancelled' | 'succeeded'
>;

/** What the provider says of an intent at this moment. Amounts are in poisha. */
export type ProviderIntent = {
  id: string;
  status: IntentStatus;
  amount: number;
  /** What was really taken from the card. */
  received: number;
  /** ISO 4217 in lower case. */
  currency: string;
  metadata: Readonly<Record<string, string>>;
  /** Lets its buyer, and nobody else, pay with it. Never stored, never logged. */
  clientSecret: string;
  /** Where its buyer pays, if that is a page of the provider's. */
  pageUrl?: string;
  /** Its payer has confirmed it; the money moves only once it is taken. */
  isToBeTaken?: boolean;
  /** Cards that were refused, as far as the provider still tells; none once it has succeeded. */
  declines: { count: number; latest: Date | null };
  /** Of the charge: what went back, what is on its way back, and how often that failed. */
  refunds: { returned: number; pending: number; failed: number };
  /** Of its bank: whether it looks into the charge now, and what it took back in the end. */
  disputes: { isOpen: boolean; lost: number };
};

/** That something happened; what is true now has to be asked. */
export type PaymentEvent = {
  id: string;
  /** In the provider's words, for the record. */
  type: string;
  /** The intent that it is about; `null` for what concerns none. */
  intentId: string | null;
};

type NewProviderIntent = {
  /** Poisha. */
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  /** Where the buyer comes back to from a page of the provider's. */
  returnUrl?: string;
  /** Repeats with the same key answer the same intent. */
  idempotencyKey: string;
};

type NewRefund = {
  intentId: string;
  /** Poisha; all that is left when absent. */
  amount?: number;
  idempotencyKey: string;
  reason: 'duplicate' | 'requested_by_customer';
};

/**
 * The one door to a payment provider. Every call may throw AppError `unavailable` when the
 * provider cannot be had, and `internal` when it refuses what the server asked.
 */
export type PaymentsPort = {
  /** The provider's name, as stored with each payment. */
  name: string;
  /** @throws AppError `in_progress` while another request with the same key is at work */
  createIntent: (intent: NewProviderIntent) => Promise<ProviderIntent>;
  /** The intent, or nothing if the provider knows none of this id. */
  retrieveIntent: (id: string) => Promise<ProviderIntent | undefined>;
  /**
   * Ends an intent, so that nobody can pay with it any more.
   * @throws AppError `conflict` if it is too late, or was done before
   */
  cancelIntent: (id: string) => Promise<void>;
  /**
   * Takes the money of an intent that its payer has confirmed, where that does not happen by itself. If it is
   * `unavailable`, the money may have been taken.
   * @throws AppError `conflict` if it is refused, given up, or being taken
   */
  takeIntent?: (id: string) => Promise<void>;
  /**
   * Gives the money of a succeeded intent back.
   * @throws AppError `conflict` if it was given back before, or a bank looks into it
   */
  refund: (refund: NewRefund) => Promise<void>;
  /**
   * Reads a webhook, if it is the provider's own and at most five minutes old.
   *
   * @param rawBody the very bytes that came
   * @throws AppError `bad_request`
   */
  verifyWebhook: (rawBody: Buffer, signature: string) => PaymentEvent;
};
