-- What counts read of models, and of models in some districts, in the smallest entries that tell all of it: a brand in
-- a district is otherwise all bikes of one of the two.
CREATE INDEX bike_search_model_district ON bike_search (model, district) INCLUDE
  (brand, price, km, facts, advertised_seconds, year, papers_days);
