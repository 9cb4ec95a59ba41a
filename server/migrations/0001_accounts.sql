-- Accounts: who a person is, what they may do, and which of their tokens no longer count.
--
-- For every file here: ids are UUIDv7 made in the application, amounts are whole taka, times are
-- UTC. Only what any engine that speaks PostgreSQL understands: no sequences, no exclusion or
-- deferrable constraints.

-- Keyed on the identity provider's uid, never on the e-mail address (ruling S3.2). A deleted account
-- keeps its row: uid, e-mail and name are replaced when its personal data is erased (machine M5).
CREATE TABLE users (
  id             uuid PRIMARY KEY,
  uid            text NOT NULL CONSTRAINT users_uid_key UNIQUE,
  -- Collation "C" lets the unique index answer the admin's search for the beginning of an address.
  email          text COLLATE "C" NOT NULL CONSTRAINT users_email_key UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  name           text NOT NULL DEFAULT '',
  photo_url      text,
  phone          text,
  role           text NOT NULL,
  status         text NOT NULL DEFAULT 'active',
  -- Raised to refuse every access token given out before (ruling S4.14).
  token_version  integer NOT NULL DEFAULT 1,
  is_demo        boolean NOT NULL DEFAULT false,
  created_at     timestamptz NOT NULL DEFAULT now(),
  updated_at     timestamptz NOT NULL DEFAULT now(),
  deleted_at     timestamptz,

  CONSTRAINT users_email_lower_case CHECK (email = lower(email)),
  CONSTRAINT users_email_length CHECK (char_length(email) BETWEEN 3 AND 254),
  CONSTRAINT users_name_length CHECK (char_length(name) <= 80),
  CONSTRAINT users_phone_form CHECK (phone ~ '^\+8801[3-9][0-9]{8}$'),
  CONSTRAINT users_role_known CHECK (role IN ('buyer', 'seller', 'admin')),
  CONSTRAINT users_status_known CHECK (status IN ('active', 'suspended', 'deleted')),
  CONSTRAINT users_token_version_positive CHECK (token_version >= 1),
  CONSTRAINT users_deleted_has_time CHECK ((status = 'deleted') = (deleted_at IS NOT NULL)),
  -- A demo account's password is public (ruling S2.8).
  CONSTRAINT users_demo_never_admin CHECK (NOT (is_demo AND role = 'admin'))
);

-- The admin's lists, newest first: everyone, and one role.
CREATE INDEX users_by_time ON users (created_at DESC, id DESC) WHERE status <> 'deleted';
CREATE INDEX users_by_role ON users (role, created_at DESC, id DESC) WHERE status <> 'deleted';

-- The admin's search for the beginning of a name: lower(name) COLLATE "C" LIKE 'ra%'.
CREATE INDEX users_by_name ON users ((lower(name) COLLATE "C")) WHERE status <> 'deleted';

-- Access tokens ended before their time, by sign-out; kept until they would have expired anyway.
CREATE TABLE revoked_tokens (
  jti        text PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id),
  expires_at timestamptz NOT NULL
);

CREATE INDEX revoked_tokens_by_expiry ON revoked_tokens (expires_at);
