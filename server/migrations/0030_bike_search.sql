-- What bikes are found by: a narrow row beside each listing that anyone can see now, written in the
-- transaction that changes the listing or its seller. A job writes the rows of listings that have none.
CREATE TABLE bike_search (
  id               uuid PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  -- Of the listing when the row was made, and of the program that made it: the job looks for others.
  version          integer NOT NULL,
  revision         smallint NOT NULL,
  category         smallint NOT NULL,
  -- Names of the catalogue as whole numbers (FNV-1a of their slugs); 0 is not stated. What was only read
  -- out of the listing's name and place has the number of its slug with "~" in front, and a bike whose
  -- model is not known that of its brand's with "=", so that every bike is below one model.
  brand            integer NOT NULL,
  model            integer NOT NULL,
  district         integer NOT NULL,
  -- Of the district's slug and its own, as dhaka/mirpur.
  area             integer NOT NULL,
  -- Whole taka.
  price            integer NOT NULL,
  -- 0 is not stated; the newest come first, so that these come last.
  year             smallint NOT NULL,
  -- 1000000 is not stated; those with the fewest come first.
  km               integer NOT NULL,
  -- cm³; 0 is not stated.
  cc               smallint NOT NULL,
  -- 1 excellent, 2 good, 3 fair.
  condition        smallint NOT NULL,
  -- 99 is not stated.
  owners           smallint NOT NULL,
  -- The last day on which the papers are complete.
  papers_until     date,
  photos           smallint NOT NULL,
  verified         boolean NOT NULL,
  advertised_until timestamptz,
  created_at       timestamptz NOT NULL,
  -- One listing of 64, by its id: what large numbers are estimated from.
  sampled          boolean NOT NULL,
  -- Words of its texts, folded, as whole numbers.
  keys             integer[] NOT NULL
) WITH (
  fillfactor = 85,
  autovacuum_vacuum_scale_factor = 0.002,
  autovacuum_vacuum_insert_scale_factor = 0.002,
  autovacuum_analyze_scale_factor = 0.01
);

-- Each order, of all bikes, of a model and of a district, with all that filters ask: the ids of a page
-- are read from the index alone.
CREATE INDEX bike_search_newest ON bike_search (created_at, id) INCLUDE
  (category, brand, model, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until);
CREATE INDEX bike_search_price ON bike_search (price, id) INCLUDE
  (category, brand, model, district, area, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);
CREATE INDEX bike_search_km ON bike_search (km, id) INCLUDE
  (category, brand, model, district, area, price, year, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);
CREATE INDEX bike_search_year ON bike_search (year, id) INCLUDE
  (category, brand, model, district, area, price, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);

CREATE INDEX bike_search_model_newest ON bike_search (model, created_at, id) INCLUDE
  (category, brand, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until);
CREATE INDEX bike_search_model_price ON bike_search (model, price, id) INCLUDE
  (category, brand, district, area, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);
CREATE INDEX bike_search_model_km ON bike_search (model, km, id) INCLUDE
  (category, brand, district, area, price, year, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);
CREATE INDEX bike_search_model_year ON bike_search (model, year, id) INCLUDE
  (category, brand, district, area, price, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);

CREATE INDEX bike_search_district_newest ON bike_search (district, created_at, id) INCLUDE
  (category, brand, model, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until);
CREATE INDEX bike_search_district_price ON bike_search (district, price, id) INCLUDE
  (category, brand, model, area, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);
CREATE INDEX bike_search_district_km ON bike_search (district, km, id) INCLUDE
  (category, brand, model, area, price, year, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);
CREATE INDEX bike_search_district_year ON bike_search (district, year, id) INCLUDE
  (category, brand, model, area, price, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);

-- Few bikes have the rarer engine sizes.
CREATE INDEX bike_search_cc_newest ON bike_search (cc, created_at, id) INCLUDE
  (category, brand, model, district, area, price, year, km, condition, owners, papers_until, photos, verified, advertised_until);
CREATE INDEX bike_search_cc_price ON bike_search (cc, price, id) INCLUDE
  (category, brand, model, district, area, year, km, condition, owners, papers_until, photos, verified, advertised_until, created_at);

-- Few are advertised.
CREATE INDEX bike_search_advertised ON bike_search (advertised_until) WHERE advertised_until IS NOT NULL;

CREATE INDEX bike_search_sample ON bike_search (id) INCLUDE
  (category, brand, model, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until)
  WHERE sampled;

CREATE INDEX bike_search_keys ON bike_search USING gin (keys) WITH (fastupdate = off);

-- Prices that changed while somebody went through pages ordered by price.
CREATE INDEX price_history_by_time ON price_history (changed_at);
