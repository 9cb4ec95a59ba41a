-- Photos that sellers sent to the image host, each in two sizes.

CREATE TABLE uploads (
  id          uuid PRIMARY KEY,
  seller_id   uuid NOT NULL REFERENCES users (id),
  -- The listing that shows it.
  product_id  uuid REFERENCES products (id),
  -- The viewer size, by which calls name the photo; and the card size.
  url         text NOT NULL CONSTRAINT uploads_url_key UNIQUE,
  card_url    text NOT NULL,
  -- Pixels of the viewer size.
  width       integer NOT NULL,
  height      integer NOT NULL,
  -- Array of what the host needs to be told to remove each size.
  removals    jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- Since when no listing shows it; a day later it is removed, also at the host.
  loose_since timestamptz DEFAULT now(),
  -- The removal has begun: no listing can have it any more.
  removing_at timestamptz,

  CONSTRAINT uploads_pixels_positive CHECK (width >= 1 AND height >= 1),
  CONSTRAINT uploads_removals_array CHECK (jsonb_typeof(removals) = 'array'),
  CONSTRAINT uploads_shown_or_loose CHECK ((product_id IS NULL) = (loose_since IS NOT NULL)),
  CONSTRAINT uploads_removed_when_loose CHECK (removing_at IS NULL OR product_id IS NULL)
);

CREATE INDEX uploads_loose ON uploads (loose_since, id) WHERE product_id IS NULL;
CREATE INDEX uploads_by_product ON uploads (product_id) WHERE product_id IS NOT NULL;
-- How many photos, and how many bikes, a seller has added in a day.
CREATE INDEX uploads_by_seller ON uploads (seller_id, created_at);
CREATE INDEX products_added_by_seller ON products (seller_id, created_at);
