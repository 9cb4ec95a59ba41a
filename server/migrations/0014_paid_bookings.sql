-- How paid bookings end: completed, or refunded by an admin.

-- What an admin gives back counts no more, like a charge that came twice or too late; the reconciler
-- returns all three.
ALTER TABLE payments DROP CONSTRAINT payments_refund_reason_known;
ALTER TABLE payments ADD CONSTRAINT payments_refund_reason_known CHECK (
  refund_reason IN ('duplicate', 'too_late', 'by_admin')
);

-- The admin's list by state, the latest first; and, backwards, those that end by themselves.
-- `updated_at` is when a booking came into such a state: nothing but its transitions raises it.
CREATE INDEX bookings_by_money ON bookings (status, updated_at DESC, id DESC)
  WHERE status IN ('paid', 'refund_pending', 'disputed', 'completed', 'refunded');
