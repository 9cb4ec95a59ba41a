-- The order of the best match: hours since 1970 when a bike was listed, moved by what its listing says.
-- Rows of before have 0 and come last, until the job that keeps them has made them anew.
ALTER TABLE bike_search ADD COLUMN rank integer NOT NULL DEFAULT 0;

CREATE INDEX bike_search_best ON bike_search (rank, id) INCLUDE
  (category, brand, model, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until);
CREATE INDEX bike_search_model_best ON bike_search (model, rank, id) INCLUDE
  (category, brand, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until);
CREATE INDEX bike_search_district_best ON bike_search (district, rank, id) INCLUDE
  (category, brand, model, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until);
CREATE INDEX bike_search_cc_best ON bike_search (cc, rank, id) INCLUDE
  (category, brand, model, district, area, price, year, km, condition, owners, papers_until, photos, verified, advertised_until);
