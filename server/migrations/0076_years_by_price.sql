-- Bikes of some years by price, which cheap or dear bikes of others came before: such pages read up to a quarter of
-- all entries of the order of prices, or all bikes of a year. The order of the model's years is another one.
CREATE INDEX bike_search_year_price ON bike_search (year, price, id) INCLUDE
  (brand, model, district, area, km, facts, advertised_seconds, papers_days, created_at, rank);
