import type { Stripe } from 'stripe';

/**
 * The vendor's objects as the stand-in keeps and sends them. Their shapes come from the official
 * SDK's own types; a reference to another object is always its id until a caller asks to expand it.
 * Times are seconds since 1970, amounts are in the currency's smallest unit (poisha for bdt).
 */
export type PaymentIntent = Stripe.PaymentIntent & {
  client_secret: string;
  latest_charge: string | null;
  payment_method: string | null;
};

export type PaymentMethod = Stripe.PaymentMethod & { card: Stripe.PaymentMethod.Card };

export type Charge = Stripe.Charge & { payment_intent: string; payment_method: string };

export type Refund = Stripe.Refund & {
  charge: string;
  payment_intent: string;
  status: RefundStatus;
};

export type RefundStatus = 'pending' | 'succeeded' | 'failed';

export type Dispute = Omit<Stripe.Dispute, 'evidence'> & {
  charge: string;
  payment_intent: string;
};

/** The happenings that the stand-in tells of. */
export type EventType =
  | `payment_intent.${'created' | 'requires_action' | 'processing' | 'payment_failed' | 'succeeded' | 'canceled'}`
  | `charge.${'succeeded' | 'failed' | 'refunded' | 'refund.updated'}`
  | `charge.dispute.${'created' | 'updated' | 'closed' | 'funds_withdrawn' | 'funds_reinstated'}`
  | `refund.${'created' | 'updated' | 'failed'}`;

export type Event = Omit<Stripe.EventBase, 'type' | 'data'> & {
  type: EventType;
  data: { object: PaymentIntent | Charge | Refund | Dispute };
};
