-- The bikes that people looked at last while they were signed in; twelve of each are kept.
CREATE TABLE seen_bikes (
  user_id    uuid NOT NULL REFERENCES users (id),
  product_id uuid NOT NULL REFERENCES products (id),
  seen_at    timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (user_id, product_id)
);
