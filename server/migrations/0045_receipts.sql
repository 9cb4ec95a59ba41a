-- When money came and when it went back, as receipts say it: other changes of a payment do not move that.
ALTER TABLE payments
  ADD COLUMN charged_at  timestamptz,
  ADD COLUMN returned_at timestamptz;

-- Of payments from before: what their booking tells, or else when they were last changed.
UPDATE payments p SET charged_at = coalesce(
  (
    SELECT min(e.at) FROM booking_events e
    WHERE e.booking_id = p.booking_id AND e.kind = 'paid' AND p.refund_reason IS DISTINCT FROM 'duplicate'
  ),
  p.updated_at
)
WHERE status IN ('succeeded', 'refunded', 'disputed');

UPDATE payments p SET returned_at = coalesce(
  (SELECT max(e.at) FROM booking_events e WHERE e.booking_id = p.booking_id AND e.kind = 'refunded'),
  p.updated_at
)
WHERE refunded_amount > 0;
