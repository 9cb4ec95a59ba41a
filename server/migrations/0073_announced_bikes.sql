-- As what bikes were announced for saved searches: one that has changed since is looked at again, and a search
-- that wanted it as one of these is not told of it once more. Written when such a bike changes, gone when it
-- is sold.
CREATE TABLE announced_bikes (
  product_id uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  -- MD5 of `seen`, which tells it from the others of the bike.
  digest     text NOT NULL,
  -- What searches see of the bike, by the columns of bike_search.
  seen       jsonb NOT NULL,
  PRIMARY KEY (product_id, digest)
);
