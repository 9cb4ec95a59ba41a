-- Searches that people keep, and how many bikes have come since they looked.
CREATE TABLE saved_searches (
  id            uuid PRIMARY KEY,
  user_id       uuid NOT NULL REFERENCES users (id),
  -- In the words of who keeps it.
  name          text NOT NULL,
  -- As it stands in its page's address: {name: text}, with the text that was typed in `q`.
  address       jsonb NOT NULL,
  -- The address as one text, without the order of bikes, so that a search is kept once.
  address_key   text NOT NULL,
  -- What the address was understood to mean: {filter: value}, and the words that are left.
  filters       jsonb NOT NULL,
  words         text[] NOT NULL DEFAULT '{}',
  -- What a bike must have for the search to be looked at: one of its models, else of its districts,
  -- brands or kinds; `*` for a search that names none of them.
  anchors       text[] NOT NULL,
  notify        text NOT NULL DEFAULT 'at-once',
  -- Bikes that came since its owner looked: told, and to be told with the next round.
  new_count     smallint NOT NULL DEFAULT 0,
  waiting_count smallint NOT NULL DEFAULT 0,
  told_at       timestamptz,
  looked_at     timestamptz NOT NULL DEFAULT now(),
  created_at    timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT saved_searches_once UNIQUE (user_id, address_key),
  CONSTRAINT saved_searches_name_length CHECK (char_length(name) BETWEEN 1 AND 80),
  CONSTRAINT saved_searches_key_length CHECK (char_length(address_key) <= 4000),
  CONSTRAINT saved_searches_notify_known CHECK (notify IN ('none', 'at-once', 'daily')),
  CONSTRAINT saved_searches_counts CHECK (new_count >= 0 AND waiting_count >= 0)
);

CREATE INDEX saved_searches_by_user ON saved_searches (user_id, created_at DESC, id DESC);
-- Read with each new bike; written seldom, so that nothing waits in a list beside it.
CREATE INDEX saved_searches_by_anchor ON saved_searches USING gin (anchors) WITH (fastupdate = off);
CREATE INDEX saved_searches_waiting ON saved_searches (told_at) WHERE waiting_count > 0;

-- When a bike was first looked at for saved searches. Those of before are no news; the default is for
-- them alone.
ALTER TABLE products ADD COLUMN announced_at timestamptz DEFAULT now();
ALTER TABLE products ALTER COLUMN announced_at DROP DEFAULT;
CREATE INDEX products_unannounced ON products (id) WHERE announced_at IS NULL AND status = 'active';
