-- Whom the site tells of each act on what is live. The secret of each is made of its id and the server's
-- own secret: none is kept.
CREATE TABLE webhooks (
  id         uuid PRIMARY KEY,
  url        text NOT NULL CHECK (char_length(url) <= 2000),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Since its other side said that it is gone (410).
  ended_at   timestamptz
);

-- What is to be told: of revisions, which never change, so that the words are made when it is sent.
CREATE TABLE webhook_deliveries (
  id           uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  webhook_id   uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  revision     bigint NOT NULL REFERENCES revisions (number),
  status       text NOT NULL DEFAULT 'due' CHECK (status IN ('due', 'failed', 'sent', 'dead')),
  attempts     integer NOT NULL DEFAULT 0,
  due_at       timestamptz NOT NULL DEFAULT now(),
  last_error   text,
  created_at   timestamptz NOT NULL DEFAULT now(),
  processed_at timestamptz,

  CONSTRAINT webhook_deliveries_once UNIQUE (webhook_id, revision)
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (due_at, id) WHERE processed_at IS NULL;
CREATE INDEX webhook_deliveries_done ON webhook_deliveries (processed_at)
  WHERE processed_at IS NOT NULL;

-- With the revision, in its transaction, whoever writes it.
CREATE FUNCTION tell_webhooks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (webhook_id, revision)
    SELECT w.id, NEW.number FROM webhooks w WHERE w.ended_at IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER revisions_are_told AFTER INSERT ON revisions
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks();
