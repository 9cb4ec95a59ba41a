-- What a bike is, as far as its seller states it; bikes of before have none of it. Brands, models,
-- districts and areas are slugs of the catalogue that the product carries as data.
ALTER TABLE products
  ADD COLUMN brand             text,
  ADD COLUMN model             text,
  -- Brand and model in the seller's words, where the catalogue has neither.
  ADD COLUMN other_model       text,
  ADD COLUMN year              smallint,
  ADD COLUMN cc                smallint,
  ADD COLUMN km                integer,
  ADD COLUMN colour            text,
  ADD COLUMN owners            smallint,
  ADD COLUMN registration      text,
  -- A district's slug.
  ADD COLUMN registration_zone text,
  ADD COLUMN registration_year smallint,
  ADD COLUMN district          text,
  ADD COLUMN area              text,
  -- {certificate, taxTokenUntil, digitalPlate, smartCard, insurance, sellerSigns}
  ADD COLUMN papers            jsonb,
  ADD CONSTRAINT products_year_range CHECK (year BETWEEN 1950 AND 2100) NOT VALID,
  ADD CONSTRAINT products_cc_range CHECK (cc BETWEEN 30 AND 3000) NOT VALID,
  ADD CONSTRAINT products_km_range CHECK (km BETWEEN 0 AND 999999) NOT VALID,
  ADD CONSTRAINT products_owners_range CHECK (owners BETWEEN 1 AND 9) NOT VALID,
  ADD CONSTRAINT products_registration_known CHECK (
    registration IN ('unregistered', 'applied', 'registered')
  ) NOT VALID,
  ADD CONSTRAINT products_model_needs_brand CHECK (model IS NULL OR brand IS NOT NULL) NOT VALID,
  ADD CONSTRAINT products_area_needs_district CHECK (area IS NULL OR district IS NOT NULL) NOT VALID,
  ADD CONSTRAINT products_other_model_length CHECK (char_length(other_model) BETWEEN 1 AND 80) NOT VALID;
