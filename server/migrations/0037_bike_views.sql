-- How often the pages of bikes were looked at, by day in Dhaka; of who looked nothing is kept. Beside the
-- listings and their search rows, which no view rewrites. Room on each page keeps updates off the indexes.
CREATE TABLE bike_views (
  product_id uuid NOT NULL REFERENCES products (id),
  day        date NOT NULL,
  views      integer NOT NULL,

  PRIMARY KEY (product_id, day),
  CONSTRAINT bike_views_positive CHECK (views > 0)
) WITH (fillfactor = 80);

CREATE INDEX bike_views_by_day ON bike_views (day);
