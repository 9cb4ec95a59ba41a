-- What buyers do with a bike: book it (machine M2), wish for it, report it (machine M4).

-- The names and the amount are as they were when the bike was booked (rulings S3.12, S3.13).
CREATE TABLE bookings (
  id               uuid PRIMARY KEY,
  version          integer NOT NULL DEFAULT 1,
  product_id       uuid NOT NULL REFERENCES products (id),
  seller_id        uuid NOT NULL REFERENCES users (id),
  buyer_id         uuid NOT NULL REFERENCES users (id),
  status           text NOT NULL DEFAULT 'pending_payment',
  product_name     text NOT NULL,
  seller_name      text NOT NULL,
  customer_name    text NOT NULL,
  customer_email   text NOT NULL,
  -- Masked 90 days after the booking is closed (ruling S3.23).
  phone            text NOT NULL DEFAULT '',
  meeting_location text NOT NULL DEFAULT '',
  amount           integer NOT NULL,
  currency         text NOT NULL DEFAULT 'bdt',
  created_at       timestamptz NOT NULL DEFAULT now(),
  updated_at       timestamptz NOT NULL DEFAULT now(),
  expires_at       timestamptz NOT NULL,
  -- The opening of a payment prolongs the hold once; this is when it did.
  prolonged_at     timestamptz,
  -- Why it was cancelled or is being refunded.
  reason           text,

  CONSTRAINT bookings_version_positive CHECK (version >= 1),
  CONSTRAINT bookings_status_known CHECK (
    status IN (
      'pending_payment', 'paid', 'completed', 'cancelled', 'expired',
      'refund_pending', 'refunded', 'disputed'
    )
  ),
  CONSTRAINT bookings_not_own_bike CHECK (buyer_id <> seller_id),
  CONSTRAINT bookings_phone_length CHECK (char_length(phone) <= 20),
  CONSTRAINT bookings_meeting_location_length CHECK (char_length(meeting_location) <= 200),
  CONSTRAINT bookings_amount_range CHECK (amount BETWEEN 1000 AND 9999999),
  CONSTRAINT bookings_currency_taka CHECK (currency = 'bdt')
);

-- A bike is one item: the judge of every race for it (invariant I1).
CREATE UNIQUE INDEX bookings_one_live_per_product ON bookings (product_id)
  WHERE status IN ('pending_payment', 'paid', 'refund_pending', 'disputed');
-- It is sold once (invariant I5).
CREATE UNIQUE INDEX bookings_one_completed_per_product ON bookings (product_id)
  WHERE status = 'completed';

CREATE INDEX bookings_by_buyer ON bookings (buyer_id, created_at DESC, id DESC);
CREATE INDEX bookings_by_seller ON bookings (seller_id, created_at DESC, id DESC);
CREATE INDEX bookings_by_product ON bookings (product_id, created_at DESC, id DESC);
CREATE INDEX bookings_by_expiry ON bookings (expires_at) WHERE status = 'pending_payment';

-- The listing is read live; the price is kept to say what it was (ruling S3.15).
CREATE TABLE wishlist_items (
  id         uuid PRIMARY KEY,
  buyer_id   uuid NOT NULL REFERENCES users (id),
  product_id uuid NOT NULL REFERENCES products (id),
  price      integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT wishlist_items_one_per_product UNIQUE (buyer_id, product_id),
  CONSTRAINT wishlist_items_price_range CHECK (price BETWEEN 1000 AND 9999999)
);

CREATE INDEX wishlist_items_by_buyer ON wishlist_items (buyer_id, created_at DESC, id DESC);
CREATE INDEX wishlist_items_by_product ON wishlist_items (product_id);

-- A report outlives its listing and its reporter's account (machine M4, machine M5).
CREATE TABLE reports (
  id          uuid PRIMARY KEY,
  reporter_id uuid NOT NULL REFERENCES users (id),
  product_id  uuid NOT NULL REFERENCES products (id),
  status      text NOT NULL DEFAULT 'open',
  reason      text NOT NULL DEFAULT 'other',
  note        text NOT NULL DEFAULT '',
  -- The reporter's trust when reporting; what hides a listing is the sum over its open reports.
  weight      numeric(3, 2) NOT NULL DEFAULT 1,
  created_at  timestamptz NOT NULL DEFAULT now(),
  updated_at  timestamptz NOT NULL DEFAULT now(),
  closed_by   uuid REFERENCES users (id),
  closed_at   timestamptz,

  CONSTRAINT reports_status_known CHECK (
    status IN ('open', 'triaged', 'upheld', 'dismissed', 'withdrawn')
  ),
  CONSTRAINT reports_reason_length CHECK (char_length(reason) BETWEEN 1 AND 40),
  CONSTRAINT reports_note_length CHECK (char_length(note) <= 2000),
  CONSTRAINT reports_weight_range CHECK (weight BETWEEN 0 AND 5),
  CONSTRAINT reports_closed_has_time CHECK (
    (status IN ('open', 'triaged')) = (closed_at IS NULL)
  )
);

CREATE UNIQUE INDEX reports_one_open_per_reporter ON reports (reporter_id, product_id)
  WHERE status IN ('open', 'triaged');
CREATE INDEX reports_open ON reports (created_at DESC, id DESC) WHERE status IN ('open', 'triaged');
CREATE INDEX reports_by_product ON reports (product_id);
CREATE INDEX reports_by_reporter ON reports (reporter_id, created_at DESC);
