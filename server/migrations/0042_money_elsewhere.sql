-- Money that is given back, or disputed, at the provider itself.

ALTER TABLE bookings DROP CONSTRAINT bookings_reason_code_known;
ALTER TABLE bookings ADD CONSTRAINT bookings_reason_code_known CHECK (
  reason_code IN (
    'cancelled_by_buyer', 'cancelled_by_seller', 'seller_gone', 'buyer_gone', 'bike_gone',
    'paid_too_late', 'money_returned', 'bank_returned'
  )
);

-- When the reconciler last asked about a payment that counts: those that were asked about longest ago
-- come first.
ALTER TABLE payments ADD COLUMN asked_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX payments_kept ON payments (asked_at)
  WHERE status = 'succeeded' AND refund_reason IS NULL;
CREATE INDEX payments_disputed ON payments (id) WHERE status = 'disputed';
