-- What a branch's team shows of published releases on the real site, before any of them is live.
CREATE TABLE previews (
  id          uuid PRIMARY KEY,
  -- Whose preview it is.
  application text NOT NULL,
  -- As the team calls it: its branch.
  name        text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- Of the set that it shows now.
  changed_at  timestamptz NOT NULL DEFAULT now(),
  expires_at  timestamptz NOT NULL,

  CONSTRAINT previews_one_name UNIQUE (application, name),
  CONSTRAINT previews_name_form CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  CONSTRAINT previews_days CHECK (expires_at <= changed_at + interval '7 days')
);
CREATE INDEX previews_by_end ON previews (expires_at);

CREATE TABLE preview_releases (
  preview     uuid NOT NULL REFERENCES previews (id) ON DELETE CASCADE,
  application text NOT NULL,
  release     text NOT NULL,

  PRIMARY KEY (preview, application),
  FOREIGN KEY (application, release) REFERENCES releases (application, id)
);
CREATE INDEX preview_releases_by_release ON preview_releases (application, release);
