-- What opening, settling and returning a payment need to remember.

-- A row is written before the provider is asked, so that a lost answer is asked for again under the
-- same key and never makes a second intent.
ALTER TABLE payments ALTER COLUMN transaction_id DROP NOT NULL;
-- Which intent of its booking, from 1; empty for one that the provider alone knew of.
ALTER TABLE payments ADD COLUMN attempt integer;
-- Raised by each change: what was asked of the provider before a change is not written after it.
ALTER TABLE payments ADD COLUMN version integer NOT NULL DEFAULT 1;
-- Cards that were refused, and when somebody last tried: thieves try many (ruling S7.18).
ALTER TABLE payments ADD COLUMN declines integer NOT NULL DEFAULT 0;
ALTER TABLE payments ADD COLUMN tried_at timestamptz NOT NULL DEFAULT now();
-- Why the money of a charge that succeeded has to go back; empty for the one that counts.
ALTER TABLE payments ADD COLUMN refund_reason text;

ALTER TABLE payments ADD CONSTRAINT payments_attempt_positive CHECK (attempt >= 1);
ALTER TABLE payments ADD CONSTRAINT payments_version_positive CHECK (version >= 1);
ALTER TABLE payments ADD CONSTRAINT payments_declines_positive CHECK (declines >= 0);
ALTER TABLE payments ADD CONSTRAINT payments_without_name_are_new CHECK (
  transaction_id IS NOT NULL OR status IN ('created', 'cancelled')
);
ALTER TABLE payments ADD CONSTRAINT payments_refund_reason_known CHECK (
  refund_reason IN ('duplicate', 'too_late')
);

CREATE UNIQUE INDEX payments_one_per_attempt ON payments (booking_id, attempt);

-- A second charge succeeds too, until it is returned; one counts (invariant I2).
DROP INDEX payments_one_succeeded_per_booking;
CREATE UNIQUE INDEX payments_one_succeeded_per_booking ON payments (booking_id)
  WHERE status = 'succeeded' AND refund_reason IS NULL;

-- What the reconciler goes through: ids are made in the order of time.
DROP INDEX payments_unsettled;
CREATE INDEX payments_open ON payments (id)
  WHERE status IN ('created', 'requires_action', 'processing', 'failed');
CREATE INDEX payments_to_return ON payments (id)
  WHERE status = 'succeeded' AND refund_reason IS NOT NULL;
-- Who tries to pay how often.
CREATE INDEX payments_by_try ON payments (buyer_id, tried_at);
