-- What filters ask of a bike in few numbers, so that an entry of an index is small and takes little to look at: the
-- facts that have few values in one (`facts` in src/modules/search-index/packed.ts says where each stands), and days
-- and seconds since 2000, -1 for none. With no NULL in an entry the database knows where in it each number stands.
DROP INDEX bike_search_best, bike_search_newest, bike_search_price, bike_search_km, bike_search_year,
  bike_search_model_best, bike_search_model_price, bike_search_model_year,
  bike_search_district_best, bike_search_district_price, bike_search_area_best, bike_search_cc_best,
  bike_search_advertised_best, bike_search_advertised_newest, bike_search_advertised_price,
  bike_search_advertised_km, bike_search_advertised_year, bike_search_advertised, bike_search_sample;

ALTER TABLE bike_search
  ADD COLUMN facts integer NOT NULL GENERATED ALWAYS AS (
    (photos > 0)::integer + verified::integer * 2 + condition * 4 + category * 16 + least(owners, 127) * 128 + cc * 16384
  ) STORED,
  ADD COLUMN papers_days smallint NOT NULL GENERATED ALWAYS AS (
    greatest(least(coalesce(papers_until, '-infinity'), date '2089-01-01'), date '1999-12-31') - date '2000-01-01'
  ) STORED,
  ADD COLUMN advertised_seconds integer NOT NULL GENERATED ALWAYS AS (
    ceil(extract(epoch FROM
      greatest(least(coalesce(advertised_until, '-infinity'), timestamptz '2068-01-01Z'), timestamptz '1999-12-31 23:59:59Z')
      - timestamptz '2000-01-01Z'
    ))
  ) STORED;

-- The table is another one now, of which the database knows neither which rows everybody may see, without which no
-- index is read alone, nor how they are spread, and it does not notice by itself: so many rows are written again that
-- its autovacuum comes, as it does after changes.
UPDATE bike_search SET version = version WHERE sampled;

CREATE INDEX bike_search_best ON bike_search (rank, id) INCLUDE
  (brand, model, district, area, price, km, facts, advertised_seconds, year, papers_days);
CREATE INDEX bike_search_newest ON bike_search (created_at, id) INCLUDE
  (brand, model, district, area, price, km, facts, advertised_seconds, year, papers_days);
CREATE INDEX bike_search_price ON bike_search (price, id) INCLUDE
  (brand, model, district, area, km, facts, advertised_seconds, year, papers_days, created_at, rank);
CREATE INDEX bike_search_km ON bike_search (km, id) INCLUDE
  (brand, model, district, area, price, facts, advertised_seconds, year, papers_days, created_at, rank);
CREATE INDEX bike_search_year ON bike_search (year, id) INCLUDE
  (brand, model, district, area, price, km, facts, advertised_seconds, papers_days, created_at, rank);

CREATE INDEX bike_search_model_best ON bike_search (model, rank, id) INCLUDE
  (brand, district, area, price, km, facts, advertised_seconds, year, papers_days);
CREATE INDEX bike_search_model_price ON bike_search (model, price, id) INCLUDE
  (brand, district, area, km, facts, advertised_seconds, year, papers_days, created_at, rank);
CREATE INDEX bike_search_model_year ON bike_search (model, year, id) INCLUDE
  (brand, district, area, price, km, facts, advertised_seconds, papers_days, created_at, rank);
CREATE INDEX bike_search_district_best ON bike_search (district, rank, id) INCLUDE
  (brand, model, area, price, km, facts, advertised_seconds, year, papers_days);
CREATE INDEX bike_search_district_price ON bike_search (district, price, id) INCLUDE
  (brand, model, area, km, facts, advertised_seconds, year, papers_days, created_at, rank);
CREATE INDEX bike_search_area_best ON bike_search (area, rank, id) INCLUDE
  (brand, model, district, price, km, facts, advertised_seconds, year, papers_days);
CREATE INDEX bike_search_cc_best ON bike_search (cc, rank, id) INCLUDE
  (brand, model, district, area, price, km, facts, advertised_seconds, year, papers_days);

CREATE INDEX bike_search_advertised_best ON bike_search (rank, id) INCLUDE
  (brand, model, district, area, price, km, facts, advertised_seconds, year, papers_days)
  WHERE advertised_until IS NOT NULL;
CREATE INDEX bike_search_advertised_newest ON bike_search (created_at, id) INCLUDE
  (brand, model, district, area, price, km, facts, advertised_seconds, year, papers_days)
  WHERE advertised_until IS NOT NULL;
CREATE INDEX bike_search_advertised_price ON bike_search (price, id) INCLUDE
  (brand, model, district, area, km, facts, advertised_seconds, year, papers_days, created_at)
  WHERE advertised_until IS NOT NULL;
CREATE INDEX bike_search_advertised_km ON bike_search (km, id) INCLUDE
  (brand, model, district, area, price, facts, advertised_seconds, year, papers_days, created_at)
  WHERE advertised_until IS NOT NULL;
CREATE INDEX bike_search_advertised_year ON bike_search (year, id) INCLUDE
  (brand, model, district, area, price, km, facts, advertised_seconds, papers_days, created_at)
  WHERE advertised_until IS NOT NULL;

CREATE INDEX bike_search_sample ON bike_search (id) INCLUDE
  (brand, model, district, area, price, km, facts, advertised_seconds, year, papers_days, created_at, rank)
  WHERE sampled;
