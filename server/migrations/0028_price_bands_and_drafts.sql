-- What bikes of a model cost, by years and kilometres; -1 is any. A band with too few is not there.
CREATE TABLE price_bands (
  -- A slug of the catalogue.
  model         text NOT NULL,
  year_band     smallint NOT NULL,
  km_band       integer NOT NULL,
  bikes         integer NOT NULL,
  -- Whole taka.
  lower_quarter integer NOT NULL,
  median        integer NOT NULL,
  upper_quarter integer NOT NULL,

  PRIMARY KEY (model, year_band, km_band)
);

-- The prices that were asked or paid for a model, the newest first.
CREATE INDEX products_priced ON products (model, created_at DESC)
  WHERE status IN ('active', 'reserved', 'sold') AND model IS NOT NULL;

-- Listings that their sellers have not finished, as their form had them.
CREATE TABLE listing_drafts (
  id         uuid PRIMARY KEY,
  seller_id  uuid NOT NULL REFERENCES users (id),
  body       jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT listing_drafts_body_object CHECK (jsonb_typeof(body) = 'object')
);

CREATE INDEX listing_drafts_by_seller ON listing_drafts (seller_id, updated_at DESC, id DESC);
CREATE INDEX listing_drafts_by_age ON listing_drafts (updated_at, id);
