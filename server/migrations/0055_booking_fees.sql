-- A booking fee that is paid online, counted into the price; the rest is paid by hand.

-- As it was when the bike was booked, in whole taka; empty where the whole price is paid online, as of
-- all bookings before.
ALTER TABLE bookings ADD COLUMN fee integer CHECK (fee > 0);

-- Its buyer may give up a booking whose fee is paid, and a seller may end one that is paid.
ALTER TABLE bookings DROP CONSTRAINT bookings_reason_code_known;
ALTER TABLE bookings ADD CONSTRAINT bookings_reason_code_known CHECK (
  reason_code IN (
    'cancelled_by_buyer', 'cancelled_by_seller', 'given_up_by_buyer', 'ended_by_seller', 'seller_gone',
    'buyer_gone', 'bike_gone', 'paid_too_late', 'money_returned', 'bank_returned'
  )
);
ALTER TABLE payments DROP CONSTRAINT payments_refund_reason_known;
ALTER TABLE payments ADD CONSTRAINT payments_refund_reason_known CHECK (
  refund_reason IN ('duplicate', 'too_late', 'by_admin', 'by_seller')
);
