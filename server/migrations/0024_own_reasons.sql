-- Why the product did something, as a code, so that each reader gets it in their own language. What a
-- person wrote stays as it was written, in `reason`; a sentence of ours from before keeps standing there.
ALTER TABLE bookings ADD COLUMN reason_code text
  CONSTRAINT bookings_reason_code_known CHECK (
    reason_code IN (
      'cancelled_by_buyer', 'cancelled_by_seller', 'seller_gone', 'buyer_gone', 'bike_gone',
      'paid_too_late', 'money_returned'
    )
  );
UPDATE bookings SET reason_code = known.code
  FROM (VALUES
    ('You cancelled this booking.', 'cancelled_by_buyer'),
    ('The seller cancelled this booking.', 'cancelled_by_seller'),
    ('The seller can no longer sell here, so this booking was cancelled.', 'seller_gone'),
    ('Your account was closed, so this booking was cancelled.', 'buyer_gone'),
    ('This bike was taken off the market, so this booking was cancelled.', 'bike_gone'),
    ('The payment came after the hold had ended. Your money is being returned.', 'paid_too_late'),
    ('Your money was returned.', 'money_returned')
  ) AS known (sentence, code)
  WHERE bookings.reason = known.sentence;

ALTER TABLE users ADD COLUMN suspension_code text
  CONSTRAINT users_suspension_code_known CHECK (suspension_code IN ('strikes'));
UPDATE users SET suspension_code = 'strikes'
  WHERE suspension_reason = 'Several of your bikes were removed after reports.';

-- {code, …figures}: of revisions that nobody asked for.
ALTER TABLE revisions ADD COLUMN why jsonb;
