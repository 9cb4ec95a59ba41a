-- What the admin does to accounts and listings, and what people do to their own account.

-- Told to the person at sign-in.
ALTER TABLE users ADD COLUMN suspension_reason text;
-- ID tokens of sign-ins before this count no more: signing out everywhere reaches also those who
-- could quietly get a new access token.
ALTER TABLE users ADD COLUMN signed_out_at timestamptz;
-- When a person who is leaving is gone; until then the account can be kept (machine M5).
ALTER TABLE users ADD COLUMN leaving_at timestamptz;
ALTER TABLE users ADD CONSTRAINT users_suspension_reason_length CHECK (
  char_length(suspension_reason) <= 500
);

-- The admin's lists in each of their orders, of everyone and of one role. Suspended accounts are few:
-- those are sorted when they are asked for.
DROP INDEX users_by_name;
CREATE INDEX users_by_name ON users ((lower(name) COLLATE "C"), id) WHERE status <> 'deleted';
CREATE INDEX users_by_email ON users (email, id) WHERE status <> 'deleted';
CREATE INDEX users_by_role_and_name ON users (role, (lower(name) COLLATE "C"), id)
  WHERE status <> 'deleted';
CREATE INDEX users_by_role_and_email ON users (role, email, id) WHERE status <> 'deleted';
CREATE INDEX users_suspended ON users (role, id) WHERE status = 'suspended';
-- For the counts, which read this index and no row.
CREATE INDEX users_by_role_and_status ON users (role, status) WHERE status <> 'deleted';

-- A deletion goes on until each of its steps is done, whoever dies in between.
CREATE TABLE account_deletions (
  user_id              uuid PRIMARY KEY REFERENCES users (id),
  -- The person, or an admin.
  requested_by         uuid NOT NULL REFERENCES users (id),
  reason               text NOT NULL DEFAULT '',
  -- Whether the address may never sign up again.
  ban                  boolean NOT NULL DEFAULT false,
  requested_at         timestamptz NOT NULL DEFAULT now(),
  -- Not before this.
  due_at               timestamptz NOT NULL,
  -- Since when it waits for money that is on its way.
  held_at              timestamptz,
  identity_disabled_at timestamptz,
  erased_at            timestamptz,
  identity_deleted_at  timestamptz,
  -- When also the provider's id of the person is forgotten.
  finished_at          timestamptz,

  CONSTRAINT account_deletions_identity_last CHECK (
    identity_deleted_at IS NULL OR (identity_disabled_at IS NOT NULL AND erased_at IS NOT NULL)
  ),
  CONSTRAINT account_deletions_finished_last CHECK (
    finished_at IS NULL OR identity_deleted_at IS NOT NULL
  )
);

CREATE INDEX account_deletions_due ON account_deletions (due_at) WHERE finished_at IS NULL;

-- Addresses and phone numbers that may not come back: keyed hashes, nothing that can be read.
CREATE TABLE bans (
  hash       text PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Who took a listing off the market, if it was not its seller: enough reports, or the admin.
ALTER TABLE products ADD COLUMN taken_off_by text;
ALTER TABLE products ADD CONSTRAINT products_taken_off_by_known CHECK (
  taken_off_by IN ('reports', 'admin')
);
ALTER TABLE products ADD CONSTRAINT products_taken_off_is_away CHECK (
  taken_off_by IS NULL OR status IN ('hidden', 'archived')
);
-- What waits for a booking before it can be archived.
CREATE INDEX products_hidden ON products (id) WHERE status = 'hidden';

CREATE INDEX reports_closed ON reports (created_at DESC, id DESC)
  WHERE status IN ('upheld', 'dismissed');

-- The audit log as the admin filters it.
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, number DESC);
CREATE INDEX audit_log_by_action ON audit_log (action, number DESC);
CREATE INDEX audit_log_by_subject_id ON audit_log (subject_id, number DESC);

-- The trigger refuses changes of rows even to a superuser; the rights refuse them to everybody else,
-- its owner included, and emptying the table is refused like emptying a row.
CREATE TRIGGER audit_log_never_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewrite();
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM PUBLIC;
REVOKE UPDATE, DELETE, TRUNCATE ON audit_log FROM CURRENT_USER;
