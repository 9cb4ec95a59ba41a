-- What people are told, written in the transaction of what happened. A notice holds figures and codes, and
-- is worded when it is read.
CREATE TABLE notices (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id),
  kind       text NOT NULL,
  -- What of this kind is told once: a retry adds nothing.
  once       text NOT NULL,
  data       jsonb NOT NULL,
  product_id uuid REFERENCES products (id),
  booking_id uuid REFERENCES bookings (id),
  -- What an admin wrote for whoever is told.
  words      text,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at    timestamptz,

  CONSTRAINT notices_once UNIQUE (user_id, kind, once),
  CONSTRAINT notices_data_object CHECK (jsonb_typeof(data) = 'object')
);

CREATE INDEX notices_by_user ON notices (user_id, created_at DESC, id DESC);
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;
CREATE INDEX notices_by_age ON notices (created_at);
