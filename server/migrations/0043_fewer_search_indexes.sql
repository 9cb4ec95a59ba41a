-- What a write of a bike pays for and pages can do without: newest by engine size is read from the newest
-- of all or, of rare sizes, whole; brands are read by their models; a kind by price from all prices.
DROP INDEX bike_search_cc_newest;
DROP INDEX bike_search_brand_best;
DROP INDEX bike_search_brand_price;
DROP INDEX bike_search_kind_price;

-- Words that are no filter are looked for in the order of the best match: there they stand in its index,
-- since a look at each row would read a page of the table for it.
DROP INDEX bike_search_best;
CREATE INDEX bike_search_best ON bike_search (rank, id) INCLUDE
  (category, brand, model, district, area, price, year, km, cc, condition, owners, papers_until, photos, verified, advertised_until, keys);
