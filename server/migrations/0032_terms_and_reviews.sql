-- Listings run 60 days, those of before from now on.
ALTER TABLE products ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '60 days';
CREATE INDEX products_expiring ON products (expires_at, id) WHERE status = 'active';

-- What a photo looks like (difference hash), in four parts of 16 bits each, so that photos of which one
-- part is the same or nearly so are found on an index. A photo that is all alike has none.
ALTER TABLE uploads
  ADD COLUMN hash_1    integer,
  ADD COLUMN hash_2    integer,
  ADD COLUMN hash_3    integer,
  ADD COLUMN hash_4    integer,
  ADD COLUMN hashed_at timestamptz;
CREATE INDEX uploads_by_hash_1 ON uploads (hash_1) WHERE product_id IS NOT NULL;
CREATE INDEX uploads_by_hash_2 ON uploads (hash_2) WHERE product_id IS NOT NULL;
CREATE INDEX uploads_by_hash_3 ON uploads (hash_3) WHERE product_id IS NOT NULL;
CREATE INDEX uploads_by_hash_4 ON uploads (hash_4) WHERE product_id IS NOT NULL;
CREATE INDEX uploads_without_hash ON uploads (id) WHERE hashed_at IS NULL AND product_id IS NOT NULL;

-- Listings that an admin looks at.
CREATE TABLE review_cases (
  id          uuid PRIMARY KEY,
  product_id  uuid NOT NULL REFERENCES products (id),
  status      text NOT NULL DEFAULT 'open',
  -- Array of codes: why.
  causes      jsonb NOT NULL,
  -- The listing that shows a photo of this one.
  seen_on     uuid REFERENCES products (id),
  -- Array of codes: why it was refused.
  reasons     jsonb NOT NULL DEFAULT '[]',
  created_at  timestamptz NOT NULL DEFAULT now(),
  decided_by  uuid REFERENCES users (id),
  decided_at  timestamptz,

  -- `closed`: the listing is gone, and there is nothing to decide.
  CONSTRAINT review_cases_status_known CHECK (status IN ('open', 'approved', 'refused', 'closed')),
  CONSTRAINT review_cases_causes_array CHECK (jsonb_typeof(causes) = 'array'),
  CONSTRAINT review_cases_reasons_array CHECK (jsonb_typeof(reasons) = 'array'),
  CONSTRAINT review_cases_decided_has_time CHECK ((status = 'open') = (decided_at IS NULL))
);

CREATE UNIQUE INDEX review_cases_one_open ON review_cases (product_id) WHERE status = 'open';
CREATE INDEX review_cases_open ON review_cases (created_at, id) WHERE status = 'open';
CREATE INDEX review_cases_by_product ON review_cases (product_id, created_at DESC);
