-- Mails of notices, by the table outbox, which nothing has used yet. A row is written by the statement that
-- writes the notice, with what it says at that time; its id follows from notice and round, so that an
-- event that is come upon again makes no second mail.

-- Which of several events of one name the notice tells: each of them is mailed.
ALTER TABLE notices ADD COLUMN round integer NOT NULL DEFAULT 0;

ALTER TABLE outbox
  ADD COLUMN user_id uuid REFERENCES users (id),
  ADD COLUMN notice_id uuid,
  -- Mails to one person about one booking go out in their order.
  ADD COLUMN booking_id uuid,
  ADD COLUMN status text NOT NULL DEFAULT 'due' CHECK (status IN ('due', 'failed', 'sent', 'dead'));

CREATE INDEX outbox_by_booking ON outbox (user_id, booking_id, created_at, id)
  WHERE processed_at IS NULL AND booking_id IS NOT NULL;
CREATE INDEX outbox_by_user ON outbox (user_id);
CREATE INDEX outbox_in_trouble ON outbox (status, created_at DESC, id DESC)
  WHERE status IN ('failed', 'dead');
CREATE INDEX outbox_by_age ON outbox (processed_at) WHERE processed_at IS NOT NULL;

-- Ways besides the page on which notices reach people. A server that starts says which of them it has, so
-- that whoever tells something, a command too, need not know.
CREATE TABLE channels (
  name    text PRIMARY KEY,
  is_open boolean NOT NULL
);

-- What people do not want by a channel: what has no row, and a kind that is new, they get.
CREATE TABLE notice_refusals (
  user_id    uuid NOT NULL REFERENCES users (id),
  kind       text NOT NULL,
  channel    text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (user_id, kind, channel)
);
