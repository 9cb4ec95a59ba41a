-- What the server came to know of canaries, each once: a verdict with its figures, and why one that is to
-- grow by itself does not. Kept as revisions are.
CREATE TABLE canary_findings (
  id          uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  application text NOT NULL,
  release     text NOT NULL,
  -- In which it was tried then.
  revision    bigint NOT NULL REFERENCES revisions (number),
  kind        text NOT NULL,
  why         jsonb NOT NULL,
  -- The figures of a verdict, signal by signal.
  signals     jsonb NOT NULL,
  at          timestamptz NOT NULL DEFAULT now(),
  -- Of what keeps it from growing: since when that is no more.
  ended_at    timestamptz,

  CONSTRAINT canary_findings_kind_known CHECK (kind IN ('better_or_equal', 'worse', 'held'))
);
CREATE INDEX canary_findings_latest ON canary_findings (application, at DESC);

-- They are told as acts are, and stand among what is to be told wherever that is read or changed. In a table
-- of their own, since of a revision itself an address is told once.
ALTER TABLE webhook_deliveries ADD COLUMN finding uuid;
CREATE TABLE finding_deliveries (
  PRIMARY KEY (id),
  FOREIGN KEY (webhook_id) REFERENCES webhooks (id) ON DELETE CASCADE,
  FOREIGN KEY (revision) REFERENCES revisions (number),
  FOREIGN KEY (finding) REFERENCES canary_findings (id),
  CONSTRAINT finding_deliveries_finding CHECK (finding IS NOT NULL),
  CONSTRAINT finding_deliveries_once UNIQUE (webhook_id, finding)
) INHERITS (webhook_deliveries);
CREATE INDEX finding_deliveries_due ON finding_deliveries (due_at, id) WHERE processed_at IS NULL;
CREATE INDEX finding_deliveries_done ON finding_deliveries (processed_at)
  WHERE processed_at IS NOT NULL;
CREATE INDEX finding_deliveries_latest ON finding_deliveries (webhook_id, revision DESC, id DESC);
CREATE INDEX webhook_deliveries_latest ON webhook_deliveries (webhook_id, revision DESC, id DESC);

CREATE FUNCTION tell_webhooks_of_findings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO finding_deliveries (webhook_id, revision, finding)
    SELECT w.id, NEW.revision, NEW.id FROM webhooks w WHERE w.ended_at IS NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER canary_findings_are_told AFTER INSERT ON canary_findings
  FOR EACH ROW EXECUTE FUNCTION tell_webhooks_of_findings();
