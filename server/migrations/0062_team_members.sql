-- Accounts that see the part of a team without its token: they read, and release nothing.
CREATE TABLE team_members (
  account_id  uuid NOT NULL REFERENCES users (id),
  application text NOT NULL,
  created_at  timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (account_id, application),
  CONSTRAINT team_members_application_form CHECK (application ~ '^[a-z][a-z0-9-]*$')
);
