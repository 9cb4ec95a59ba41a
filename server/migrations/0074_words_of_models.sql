-- Words, together with where in the order of the best match a bike stands, with its model, and with 1 for those
-- of the sample: what has both is found by one index, which goes past all that has one alone. What is written
-- waits in a short list, since to put some hundred bikes into the index at once takes a fraction of what one
-- after another does; searches read that list.
DROP INDEX bike_search_words;
CREATE INDEX bike_search_words ON bike_search USING gin (
  keys,
  (ARRAY[(rank >> 5) * 3 + 0, (rank >> 8) * 3 + 1, (rank >> 11) * 3 + 2]),
  (ARRAY[model, CASE WHEN sampled THEN 1 ELSE model END])
) WITH (fastupdate = on, gin_pending_list_limit = 64);
-- What a write of a bike pays for and searches can do without: the sample has no index of words of its own, and
-- bikes of an engine size are put in the order of prices where there are few.
DROP INDEX bike_search_sample_keys;
DROP INDEX bike_search_cc_price;
