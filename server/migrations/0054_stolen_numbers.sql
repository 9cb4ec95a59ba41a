-- Chassis and engine numbers of bikes that were reported as stolen, as admins were told of them: keyed
-- hashes, as of the listings' own, and the last four characters.
CREATE TABLE stolen_numbers (
  id         uuid PRIMARY KEY,
  kind       text NOT NULL CHECK (kind IN ('chassis', 'engine')),
  hash       text NOT NULL,
  number_end text NOT NULL CHECK (char_length(number_end) = 4),
  note       text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT stolen_numbers_once UNIQUE (kind, hash)
);

CREATE INDEX stolen_numbers_latest ON stolen_numbers (created_at DESC, id DESC);

-- The same of a listing that is not finished.
ALTER TABLE listing_drafts
  ADD COLUMN chassis_hash text,
  ADD COLUMN chassis_end text,
  ADD COLUMN engine_hash text,
  ADD COLUMN engine_end text;
