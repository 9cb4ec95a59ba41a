-- What several processes share to do each thing once, and the record of who did what.

-- The first answer to a request that carries an Idempotency-Key, given again to its repeats.
-- The actor is the identity provider's uid: the call that makes an account has no user yet.
CREATE TABLE idempotency_keys (
  actor           text NOT NULL,
  operation       text NOT NULL,
  key             text NOT NULL,
  -- The same key with another body is a mistake of the caller.
  request_hash    text NOT NULL,
  -- Both are empty while the first request is still at work.
  response_status smallint,
  response_body   jsonb,
  created_at      timestamptz NOT NULL DEFAULT now(),
  expires_at      timestamptz NOT NULL,

  PRIMARY KEY (actor, operation, key),
  CONSTRAINT idempotency_keys_key_length CHECK (char_length(key) BETWEEN 1 AND 255)
);

CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at);

-- Messages written in the transaction that causes them, and sent after it.
CREATE TABLE outbox (
  id           uuid PRIMARY KEY,
  topic        text NOT NULL,
  payload      jsonb NOT NULL,
  attempts     integer NOT NULL DEFAULT 0,
  last_error   text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  -- Not before this; moved on after a failed attempt.
  due_at       timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,

  CONSTRAINT outbox_attempts_positive CHECK (attempts >= 0)
);

CREATE INDEX outbox_due ON outbox (due_at, id) WHERE processed_at IS NULL;

-- A recurring job runs in the process that holds its lease; a lease that is not renewed lapses.
CREATE TABLE job_leases (
  job         text PRIMARY KEY,
  holder      text NOT NULL,
  expires_at  timestamptz NOT NULL,
  finished_at timestamptz
);

-- Who did what to what. Rows are numbered without gaps, and each carries the hash of the one before,
-- so that a missing or altered row shows.
CREATE TABLE audit_log (
  number        bigint PRIMARY KEY,
  at            timestamptz NOT NULL,
  -- Empty: the system itself.
  actor_id      uuid REFERENCES users (id),
  action        text NOT NULL,
  subject_kind  text NOT NULL,
  subject_id    text NOT NULL,
  detail        jsonb NOT NULL,
  previous_hash text NOT NULL CONSTRAINT audit_log_one_chain UNIQUE,
  hash          text NOT NULL CONSTRAINT audit_log_hash_key UNIQUE,

  CONSTRAINT audit_log_number_positive CHECK (number >= 1)
);

CREATE INDEX audit_log_by_subject ON audit_log (subject_kind, subject_id, number DESC);

CREATE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
