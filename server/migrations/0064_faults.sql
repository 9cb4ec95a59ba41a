-- What went wrong in releases on people's pages, all of one kind in one row. Nothing of a person is in it.
CREATE TABLE faults (
  -- A hash of what tells one from others.
  id          text PRIMARY KEY,
  application text NOT NULL,
  release     text NOT NULL,
  kind        text NOT NULL,
  name        text NOT NULL,
  message     text NOT NULL,
  call        text,
  status      integer,
  -- Innermost first, as the browser told them.
  frames      jsonb NOT NULL,
  -- In how many page views.
  views       integer NOT NULL DEFAULT 1,
  first_at    timestamptz NOT NULL,
  last_at     timestamptz NOT NULL,

  FOREIGN KEY (application, release) REFERENCES releases (application, id),
  CONSTRAINT faults_kind_known CHECK (kind IN ('uncaught', 'call')),
  CONSTRAINT faults_counted CHECK (views > 0),
  CONSTRAINT faults_short CHECK (length(name) <= 80 AND length(message) <= 500)
);
CREATE INDEX faults_by_application ON faults (application, last_at DESC, id DESC);
CREATE INDEX faults_by_release ON faults (application, release);
CREATE INDEX faults_by_age ON faults (last_at);

-- Which page views told of which: each counts once.
CREATE TABLE fault_views (
  fault text NOT NULL REFERENCES faults (id) ON DELETE CASCADE,
  view  text NOT NULL,
  at    timestamptz NOT NULL,
  -- See `originOf`.
  origin text NOT NULL,

  PRIMARY KEY (fault, view)
);
CREATE INDEX fault_views_by_age ON fault_views (at);
CREATE INDEX fault_views_by_origin ON fault_views (origin, at);
