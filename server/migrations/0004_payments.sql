-- Payments (machine M3). Only settle() writes here, from what the provider itself answers.

CREATE TABLE payments (
  id              uuid PRIMARY KEY,
  booking_id      uuid NOT NULL REFERENCES bookings (id),
  buyer_id        uuid NOT NULL REFERENCES users (id),
  provider        text NOT NULL,
  -- The provider's name for it; it appears once, whoever reports it first (invariant I3).
  transaction_id  text NOT NULL CONSTRAINT payments_transaction_id_key UNIQUE,
  status          text NOT NULL,
  -- Whole taka; the payment adapter alone knows poisha.
  amount          integer NOT NULL,
  refunded_amount integer NOT NULL DEFAULT 0,
  currency        text NOT NULL DEFAULT 'bdt',
  created_at      timestamptz NOT NULL DEFAULT now(),
  updated_at      timestamptz NOT NULL DEFAULT now(),

  -- 'review': what the provider charged is not what was booked; an admin decides.
  CONSTRAINT payments_status_known CHECK (
    status IN (
      'created', 'requires_action', 'processing', 'failed', 'cancelled',
      'succeeded', 'review', 'refunded', 'disputed'
    )
  ),
  CONSTRAINT payments_amount_positive CHECK (amount > 0),
  CONSTRAINT payments_refund_range CHECK (refunded_amount BETWEEN 0 AND amount),
  -- An amount in a foreign currency is kept as it was charged, but can only be reviewed or returned.
  CONSTRAINT payments_currency_taka CHECK (
    currency = 'bdt' OR status IN ('review', 'refunded', 'disputed')
  )
);

-- One open payment for a booking, and one that counts; a second charge is returned.
CREATE UNIQUE INDEX payments_one_open_per_booking ON payments (booking_id)
  WHERE status IN ('created', 'requires_action', 'processing', 'failed');
CREATE UNIQUE INDEX payments_one_succeeded_per_booking ON payments (booking_id)
  WHERE status = 'succeeded';

CREATE INDEX payments_by_booking ON payments (booking_id, created_at);
CREATE INDEX payments_by_buyer ON payments (buyer_id, created_at DESC, id DESC);
-- What the reconciler asks the provider about, oldest first.
CREATE INDEX payments_unsettled ON payments (created_at)
  WHERE status IN ('created', 'requires_action', 'processing', 'failed');

-- Each event of the provider acts once, however often it is delivered.
CREATE TABLE payment_events (
  provider_event_id text PRIMARY KEY,
  provider          text NOT NULL,
  type              text NOT NULL,
  transaction_id    text,
  received_at       timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX payment_events_by_transaction ON payment_events (transaction_id, received_at);
