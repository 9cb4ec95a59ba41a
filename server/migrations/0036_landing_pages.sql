-- How many bikes each brand, model and district has that can have a page of its own for search engines,
-- and each brand, model and kind in each district. A job counts them.
CREATE TABLE landing_pages (
  id         uuid PRIMARY KEY,
  -- Slugs as addresses have them; no district is ''. Rows stay, also where no bike is left.
  name       text NOT NULL,
  district   text NOT NULL,
  bikes      integer NOT NULL,
  -- The sum of their prices in whole taka: it tells that one changed.
  prices     bigint NOT NULL,
  changed_at timestamptz NOT NULL,

  UNIQUE (name, district)
);
