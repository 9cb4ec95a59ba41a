-- The catalogue: categories, listings (machine M1), what their prices were, and adverts.

-- The ids are the specification's (section 9).
CREATE TABLE categories (
  id      smallint PRIMARY KEY,
  name    text NOT NULL CONSTRAINT categories_name_key UNIQUE,
  -- {card, viewer, width, height, alt}
  picture jsonb NOT NULL,

  CONSTRAINT categories_id_known CHECK (id BETWEEN 1 AND 3)
);

CREATE TABLE products (
  id             uuid PRIMARY KEY,
  -- Raised by each change; an update names the version it read (optimistic lock, M1).
  version        integer NOT NULL DEFAULT 1,
  seller_id      uuid NOT NULL REFERENCES users (id),
  category_id    smallint NOT NULL REFERENCES categories (id),
  status         text NOT NULL,
  -- The seller sold it outside of MotoHaat, so that no booking has to explain the state (I5).
  sold_elsewhere boolean NOT NULL DEFAULT false,
  name           text NOT NULL,
  condition      text NOT NULL,
  original_price integer NOT NULL,
  resale_price   integer NOT NULL,
  -- Years, in steps of half a year (ruling S3.6).
  warranty       numeric(3, 1),
  used           numeric(3, 1),
  location       text NOT NULL,
  description    text NOT NULL,
  -- Array of {card, viewer, width, height, alt}; the first is the one that lists show.
  images         jsonb NOT NULL,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT products_version_positive CHECK (version >= 1),
  CONSTRAINT products_status_known CHECK (
    status IN ('draft', 'pending_review', 'active', 'reserved', 'sold', 'hidden', 'archived')
  ),
  CONSTRAINT products_sold_elsewhere_is_sold CHECK (
    NOT sold_elsewhere OR status IN ('sold', 'archived')
  ),
  CONSTRAINT products_name_length CHECK (char_length(name) BETWEEN 1 AND 80),
  CONSTRAINT products_condition_known CHECK (condition IN ('excellent', 'good', 'fair')),
  -- Ruling S3.7.
  CONSTRAINT products_original_price_range CHECK (original_price BETWEEN 1000 AND 9999999),
  CONSTRAINT products_resale_price_range CHECK (resale_price BETWEEN 1000 AND 9999999),
  CONSTRAINT products_warranty_years CHECK (warranty BETWEEN 0 AND 50 AND mod(warranty * 2, 1) = 0),
  CONSTRAINT products_used_years CHECK (used BETWEEN 0 AND 50 AND mod(used * 2, 1) = 0),
  CONSTRAINT products_location_length CHECK (char_length(location) BETWEEN 1 AND 80),
  CONSTRAINT products_description_length CHECK (char_length(description) BETWEEN 1 AND 2000),
  CONSTRAINT products_images_array CHECK (jsonb_typeof(images) = 'array'),
  CONSTRAINT products_images_needed CHECK (images <> '[]' OR status IN ('draft', 'archived'))
);

-- A category's public list, newest first.
CREATE INDEX products_public_by_category ON products (category_id, created_at DESC, id DESC)
  WHERE status IN ('active', 'reserved');

-- A seller's own list, newest first.
CREATE INDEX products_by_seller ON products (seller_id, created_at DESC, id DESC)
  WHERE status <> 'archived';

-- What the admin still has to look at, oldest first.
CREATE INDEX products_to_review ON products (created_at, id) WHERE status = 'pending_review';

-- One row for each change of a price: the prices that it ended.
CREATE TABLE price_history (
  id             uuid PRIMARY KEY,
  product_id     uuid NOT NULL REFERENCES products (id),
  original_price integer NOT NULL,
  resale_price   integer NOT NULL,
  changed_by     uuid NOT NULL REFERENCES users (id),
  changed_at     timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX price_history_by_product ON price_history (product_id, changed_at DESC);

-- An advert points at its listing and copies nothing of it (ruling S3.11). It is active until it is
-- ended; lists also leave out those whose time is over and those whose listing is not active.
CREATE TABLE adverts (
  id         uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES products (id),
  seller_id  uuid NOT NULL REFERENCES users (id),
  -- Which of the seller's few places it takes (ruling S1.9): two requests at once cannot both have
  -- the last one.
  slot       smallint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at   timestamptz,

  CONSTRAINT adverts_slot_positive CHECK (slot >= 1),
  CONSTRAINT adverts_expire_later CHECK (expires_at > created_at)
);

CREATE UNIQUE INDEX adverts_one_per_product ON adverts (product_id) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX adverts_one_per_slot ON adverts (seller_id, slot) WHERE ended_at IS NULL;
CREATE INDEX adverts_active ON adverts (created_at DESC, id DESC) WHERE ended_at IS NULL;
