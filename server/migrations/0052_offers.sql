-- What a buyer would pay for a bike, and what its seller says to it (machine M8). The price that is asked
-- stays as it is; whoever agreed on another books for that.
CREATE TABLE offers (
  id         uuid PRIMARY KEY,
  version    integer NOT NULL DEFAULT 1,
  product_id uuid NOT NULL REFERENCES products (id),
  buyer_id   uuid NOT NULL REFERENCES users (id),
  seller_id  uuid NOT NULL REFERENCES users (id),
  -- Whole taka, as named last by either side.
  amount     integer NOT NULL CHECK (amount > 0),
  -- Whole taka, as asked when the offer was made.
  asked      integer NOT NULL,
  status     text NOT NULL DEFAULT 'open' CHECK (status IN
    ('open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired', 'used')),
  booking_id uuid UNIQUE REFERENCES bookings (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,

  CONSTRAINT offers_used_for_a_booking CHECK ((status = 'used') = (booking_id IS NOT NULL)),
  CONSTRAINT offers_of_two CHECK (buyer_id <> seller_id)
);

CREATE UNIQUE INDEX offers_one_live ON offers (product_id, buyer_id)
  WHERE status IN ('open', 'countered', 'accepted');
CREATE INDEX offers_by_buyer ON offers (buyer_id, created_at DESC, id DESC);
CREATE INDEX offers_by_seller ON offers (seller_id, created_at DESC, id DESC);
CREATE INDEX offers_live ON offers (product_id) WHERE status IN ('open', 'countered', 'accepted');

-- What was asked for the bike where it was booked for less, as its two people agreed.
ALTER TABLE bookings ADD COLUMN asked integer;
