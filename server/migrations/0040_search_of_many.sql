-- What a million bikes need to be found in their order: by brand, by price within a kind, and those that
-- are advertised, each from an index alone.
CREATE INDEX bike_search_brand_best ON bike_search (brand, rank, id) INCLUDE
  (category, model, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until);
CREATE INDEX bike_search_brand_price ON bike_search (brand, price, id) INCLUDE
  (category, model, district, area, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);
CREATE INDEX bike_search_kind_price ON bike_search (category, price, id) INCLUDE
  (brand, model, district, area, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at);

-- Parts of large cities, which have a few bikes of a hundred each.
CREATE INDEX bike_search_area_best ON bike_search (area, rank, id) INCLUDE
  (category, brand, model, district, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until);

-- Few are advertised: a write of any other bike does not touch these.
CREATE INDEX bike_search_advertised_best ON bike_search (rank, id) INCLUDE
  (category, brand, model, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until)
  WHERE advertised_until IS NOT NULL;
CREATE INDEX bike_search_advertised_newest ON bike_search (created_at, id) INCLUDE
  (category, brand, model, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until)
  WHERE advertised_until IS NOT NULL;
CREATE INDEX bike_search_advertised_price ON bike_search (price, id) INCLUDE
  (category, brand, model, district, area, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at)
  WHERE advertised_until IS NOT NULL;
CREATE INDEX bike_search_advertised_km ON bike_search (km, id) INCLUDE
  (category, brand, model, district, area, price, year, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at)
  WHERE advertised_until IS NOT NULL;
CREATE INDEX bike_search_advertised_year ON bike_search (year, id) INCLUDE
  (category, brand, model, district, area, price, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at)
  WHERE advertised_until IS NOT NULL;

-- How often words stand in texts, from the sample.
CREATE INDEX bike_search_sample_keys ON bike_search USING gin (keys) WITH (fastupdate = off) WHERE sampled;
