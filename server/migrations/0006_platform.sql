-- The composed site: every build of every application, and which set of them is live.

-- The id is the hash of the content: the same build published again is the same release.
CREATE TABLE releases (
  application text NOT NULL,
  id          text NOT NULL,
  version     text NOT NULL,
  manifest    jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (application, id),
  CONSTRAINT releases_application_form CHECK (application ~ '^[a-z][a-z0-9-]*$'),
  CONSTRAINT releases_id_form CHECK (id ~ '^[A-Za-z0-9_-]{8,128}$')
);

CREATE INDEX releases_by_application ON releases (application, created_at DESC);

-- The live revision is the one with the highest number. Promote, roll back and kill each write the
-- next one; two writers at once cannot both have the number.
CREATE TABLE revisions (
  number     bigint PRIMARY KEY,
  previous   bigint CONSTRAINT revisions_one_successor UNIQUE REFERENCES revisions (number),
  -- {application: release id}
  releases   jsonb NOT NULL,
  author     text NOT NULL,
  reason     text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT revisions_number_follows CHECK (number >= 1 AND coalesce(previous, 0) = number - 1),
  CONSTRAINT revisions_releases_object CHECK (jsonb_typeof(releases) = 'object')
);

CREATE TRIGGER releases_never_rewritten BEFORE UPDATE OR DELETE ON releases
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER revisions_never_rewritten BEFORE UPDATE OR DELETE ON revisions
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
