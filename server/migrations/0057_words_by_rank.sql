-- Words, together with where in the order of the best match a bike stands: in one stretch of 32 hours, one
-- of 256 and one of 2,048. Of many bikes that have a word, those alone are read that come first.
CREATE INDEX bike_search_words ON bike_search
  USING gin (keys, (ARRAY[(rank >> 5) * 3 + 0, (rank >> 8) * 3 + 1, (rank >> 11) * 3 + 2]))
  WITH (fastupdate = off);
DROP INDEX bike_search_keys;

-- So the order of the best match needs no words beside it, which were most of what a write of it cost.
DROP INDEX bike_search_best;
CREATE INDEX bike_search_best ON bike_search (rank, id) INCLUDE
  (category, brand, model, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until);

-- What a write of a bike pays for and pages can do without: of a model or a district with few bikes all are
-- read and put in order, and those of one with many stand close together in the order of all.
DROP INDEX bike_search_model_newest;
DROP INDEX bike_search_model_km;
DROP INDEX bike_search_district_newest;
DROP INDEX bike_search_district_km;
DROP INDEX bike_search_district_year;

-- Bikes within limits are put in the order of the best match by the index of those limits alone.
DROP INDEX bike_search_price;
CREATE INDEX bike_search_price ON bike_search (price, id) INCLUDE
  (category, brand, model, district, area, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at, rank);
DROP INDEX bike_search_km;
CREATE INDEX bike_search_km ON bike_search (km, id) INCLUDE
  (category, brand, model, district, area, price, year, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at, rank);
DROP INDEX bike_search_year;
CREATE INDEX bike_search_year ON bike_search (year, id) INCLUDE
  (category, brand, model, district, area, price, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at, rank);
DROP INDEX bike_search_model_price;
CREATE INDEX bike_search_model_price ON bike_search (model, price, id) INCLUDE
  (category, brand, district, area, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at, rank);
DROP INDEX bike_search_district_price;
CREATE INDEX bike_search_district_price ON bike_search (district, price, id) INCLUDE
  (category, brand, model, area, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at, rank);
DROP INDEX bike_search_model_year;
CREATE INDEX bike_search_model_year ON bike_search (model, year, id) INCLUDE
  (category, brand, district, area, price, km, cc, condition, owners, papers_until, photos, verified, advertised_until, created_at, rank);
