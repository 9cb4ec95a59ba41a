-- Smoke tests are ordered by the server and made by machines of its own.

-- The machine's signature; a report without one, as of before, counts for nothing.
ALTER TABLE smoke_tests ADD COLUMN signature text;

CREATE TABLE smoke_orders (
  id          uuid PRIMARY KEY,
  application text NOT NULL,
  release     text NOT NULL,
  revision    bigint NOT NULL REFERENCES revisions (number),
  -- The rest of the set that is looked at: application -> release id.
  others      jsonb,
  ordered_at  timestamptz NOT NULL DEFAULT now(),
  -- Which machine makes it, and until when it does so without saying so again.
  machine     text,
  held_until  timestamptz,
  attempts    integer NOT NULL DEFAULT 0,
  pages_done  integer NOT NULL DEFAULT 0,
  pages       integer,
  ended_at    timestamptz,
  -- Why nobody could make it.
  problem     text,

  FOREIGN KEY (application, release) REFERENCES releases (application, id)
);
CREATE UNIQUE INDEX smoke_orders_one_open ON smoke_orders (application, release)
  WHERE ended_at IS NULL;
CREATE INDEX smoke_orders_open ON smoke_orders (ordered_at, id) WHERE ended_at IS NULL;
CREATE INDEX smoke_orders_by_release ON smoke_orders (application, release, ordered_at DESC);

-- Machines that asked for work not long ago.
CREATE TABLE smoke_machines (
  name    text PRIMARY KEY,
  browser text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- What pages looked like; of each release those of its latest test alone, and none once its files are gone.
CREATE TABLE smoke_pictures (
  test    uuid NOT NULL REFERENCES smoke_tests (id) ON DELETE CASCADE,
  number  integer NOT NULL,
  path    text NOT NULL,
  of      text NOT NULL,
  version text NOT NULL,
  width   integer NOT NULL,
  content bytea NOT NULL,

  PRIMARY KEY (test, number),
  CONSTRAINT smoke_pictures_of_known CHECK (of IN ('candidate', 'live')),
  CONSTRAINT smoke_pictures_small CHECK (octet_length(content) <= 300000)
);
-- JPEG: it would be tried to compress what is compressed.
ALTER TABLE smoke_pictures ALTER COLUMN content SET STORAGE EXTERNAL;

-- That an admin let a release through which no machine had looked at.
ALTER TABLE revisions ADD COLUMN untested boolean NOT NULL DEFAULT false;
