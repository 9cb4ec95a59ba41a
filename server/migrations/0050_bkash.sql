-- Payments by bKash. It moves money only when it is told to execute a payment that its payer has confirmed,
-- and knows neither our keys nor that a payment was given up: that is remembered here.
CREATE TABLE bkash_payments (
  -- bKash's own id of it.
  id              text PRIMARY KEY,
  -- The same for every repeat of the same wish.
  idempotency_key text NOT NULL CONSTRAINT bkash_payments_key UNIQUE,
  -- Where its payer confirms it.
  page_url        text NOT NULL,
  created_at      timestamptz NOT NULL DEFAULT now(),
  -- Given up: it is never executed any more.
  cancelled_at    timestamptz,
  -- bKash was told to execute it, and may have taken the money.
  executing_at    timestamptz,
  -- bKash refused to execute it, for example for want of money: its page is over.
  declined_at     timestamptz,

  CONSTRAINT bkash_payments_one_end CHECK (cancelled_at IS NULL OR executing_at IS NULL)
);
