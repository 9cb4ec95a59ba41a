-- Whence a page view came, so that one address counts for little: a keyed hash of the day, of its
-- network and of the address. Empty in what was told before, and by servers of before.
ALTER TABLE measurements ADD COLUMN origin text;

-- How many views of an address were counted in an hour.
CREATE INDEX measurements_by_origin ON measurements (origin, at);
