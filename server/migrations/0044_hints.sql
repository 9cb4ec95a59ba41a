-- Hints to people's open pages, written in the transaction of what happened and kept for an hour. Who has
-- seen which is told by the snapshot of their last look: a hint is new to whoever's snapshot does not show
-- the transaction that wrote it. No lock is taken for that, nobody waits for anybody, and none is lost
-- that commits late.
CREATE TABLE hints (
  number     bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  xid        xid8 NOT NULL DEFAULT pg_current_xact_id(),
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind       text NOT NULL,
  about      text,
  version    integer,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX hints_by_transaction ON hints (xid);
CREATE INDEX hints_by_user ON hints (user_id, xid);

-- A stream ends with the session that opened it, whoever ended that and by which statement.
CREATE FUNCTION hint_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO hints (user_id, kind)
  VALUES ((to_jsonb(NEW) ->> TG_ARGV[0])::uuid, 'session');
  RETURN NULL;
END $$;

CREATE TRIGGER users_session_change AFTER UPDATE OF token_version, status, role ON users
  FOR EACH ROW
  WHEN ((OLD.token_version, OLD.status, OLD.role) IS DISTINCT FROM (NEW.token_version, NEW.status, NEW.role))
  EXECUTE FUNCTION hint_session('id');
CREATE TRIGGER revoked_tokens_session_change AFTER INSERT ON revoked_tokens
  FOR EACH ROW EXECUTE FUNCTION hint_session('user_id');
