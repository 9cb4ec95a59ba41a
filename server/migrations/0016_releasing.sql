-- How teams release: who published what, what a revision did, who may, and how releases do.

-- One content a version. Builds of a working tree share a version until it is raised: all but the
-- first carry the beginning of their id behind it (semver's build metadata).
ALTER TABLE releases ADD COLUMN published_by text NOT NULL DEFAULT 'server';
ALTER TABLE releases DISABLE TRIGGER releases_never_rewritten;
UPDATE releases SET version = version || '+' || left(id, 8)
  WHERE EXISTS (
    SELECT FROM releases AS earlier
    WHERE earlier.application = releases.application
      AND earlier.version = releases.version
      AND (earlier.created_at, earlier.id) < (releases.created_at, releases.id)
  );
ALTER TABLE releases ENABLE TRIGGER releases_never_rewritten;
CREATE UNIQUE INDEX releases_one_content ON releases (application, version);

-- What made the revision, and of which application.
ALTER TABLE revisions ADD COLUMN act text NOT NULL DEFAULT 'start';
ALTER TABLE revisions ADD CONSTRAINT revisions_act_known CHECK (
  act IN ('start', 'promote', 'canary', 'rollback', 'kill', 'revive')
);
ALTER TABLE revisions ADD COLUMN application text;
-- {application: {release, percent, accounts: [users.id]}}: what a few people try first.
ALTER TABLE revisions ADD COLUMN canaries jsonb NOT NULL DEFAULT '{}';
-- {application: sentence}: what was taken off, and what people read in its place.
ALTER TABLE revisions ADD COLUMN closed jsonb NOT NULL DEFAULT '{}';
CREATE INDEX revisions_by_author ON revisions (author, number DESC);

-- What a team proves itself with: the hash of a random token, for one application.
CREATE TABLE team_tokens (
  id          uuid PRIMARY KEY,
  application text NOT NULL,
  label       text NOT NULL,
  hash        text NOT NULL CONSTRAINT team_tokens_hash_key UNIQUE,
  created_at  timestamptz NOT NULL DEFAULT now(),
  revoked_at  timestamptz,

  CONSTRAINT team_tokens_application_form CHECK (application ~ '^[a-z][a-z0-9-]*$')
);
CREATE INDEX team_tokens_by_application ON team_tokens (application, created_at DESC);

-- Headless loads of candidate sets.
CREATE TABLE smoke_tests (
  id          uuid PRIMARY KEY,
  application text NOT NULL,
  release     text NOT NULL,
  -- The revision in which the candidate took its place.
  revision    bigint NOT NULL REFERENCES revisions (number),
  passed      boolean NOT NULL,
  report      jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),

  FOREIGN KEY (application, release) REFERENCES releases (application, id)
);
CREATE INDEX smoke_tests_by_release ON smoke_tests (application, release, created_at DESC);

-- What pages tell of the remotes in them; each kind once a page view. Nothing of a person.
CREATE TABLE measurements (
  view    text NOT NULL,
  remote  text NOT NULL,
  release text NOT NULL,
  kind    text NOT NULL,
  canary  boolean NOT NULL,
  value   double precision,
  at      timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (view, remote, release, kind),
  CONSTRAINT measurements_kind_known CHECK (
    kind IN ('opened', 'load_failure', 'render_error', 'lcp', 'inp', 'cls')
  )
);
CREATE INDEX measurements_by_release ON measurements (remote, release, canary, at);
CREATE INDEX measurements_by_time ON measurements (at);

-- A remote on somebody's own machine in that person's pages.
CREATE TABLE overrides (
  id          uuid PRIMARY KEY,
  application text NOT NULL,
  account_id  uuid NOT NULL REFERENCES users (id),
  origin      text NOT NULL,
  manifest    jsonb NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL,
  ended_at    timestamptz,

  CONSTRAINT overrides_hours CHECK (expires_at <= created_at + interval '8 hours')
);
CREATE INDEX overrides_by_account ON overrides (account_id, id);
CREATE INDEX overrides_by_end ON overrides (expires_at);

-- Releases whose files are no longer kept; their rows stay, for the history.
CREATE TABLE purged_releases (
  application text NOT NULL,
  release     text NOT NULL,
  purged_at   timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (application, release),
  FOREIGN KEY (application, release) REFERENCES releases (application, id)
);
