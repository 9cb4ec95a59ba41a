-- What else the text of a saved search was understood to mean.
ALTER TABLE saved_searches
  -- Parts of districts, as dhaka/mirpur, of which one must fit.
  ADD COLUMN areas text[] NOT NULL DEFAULT '{}',
  -- Names of the filters that were read out of the text: there it is enough that a bike's texts say it.
  ADD COLUMN loose text[] NOT NULL DEFAULT '{}';
