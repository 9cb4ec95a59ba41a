-- What a buyer and a seller write to each other about a bike; it outlives the bike.
CREATE TABLE conversations (
  id                uuid PRIMARY KEY,
  product_id        uuid NOT NULL REFERENCES products (id),
  buyer_id          uuid NOT NULL REFERENCES users (id),
  seller_id         uuid NOT NULL REFERENCES users (id),
  created_at        timestamptz NOT NULL DEFAULT now(),
  -- Of the latest message; of its opening while there is none.
  last_at           timestamptz NOT NULL DEFAULT now(),
  -- The number of the latest message.
  last_number       integer NOT NULL DEFAULT 0,
  -- Grows with whatever either of them would see changed.
  version           integer NOT NULL DEFAULT 1,
  -- Up to which message each has read, and how many of the other's came after it.
  buyer_seen        integer NOT NULL DEFAULT 0,
  seller_seen       integer NOT NULL DEFAULT 0,
  buyer_unread      integer NOT NULL DEFAULT 0,
  seller_unread     integer NOT NULL DEFAULT 0,
  -- When the buyer first asked, and the seller first answered.
  first_asked_at    timestamptz,
  first_answered_at timestamptz,

  CONSTRAINT conversations_once UNIQUE (product_id, buyer_id),
  CONSTRAINT conversations_of_two CHECK (buyer_id <> seller_id),
  CONSTRAINT conversations_seen CHECK (
    buyer_seen BETWEEN 0 AND last_number AND seller_seen BETWEEN 0 AND last_number
  ),
  CONSTRAINT conversations_unread_counts CHECK (buyer_unread >= 0 AND seller_unread >= 0)
);

CREATE INDEX conversations_by_buyer ON conversations (buyer_id, last_at DESC, id DESC);
CREATE INDEX conversations_by_seller ON conversations (seller_id, last_at DESC, id DESC);
CREATE INDEX conversations_buyer_unread ON conversations (buyer_id, last_at DESC, id DESC)
  WHERE buyer_unread > 0;
CREATE INDEX conversations_seller_unread ON conversations (seller_id, last_at DESC, id DESC)
  WHERE seller_unread > 0;
CREATE INDEX conversations_opened ON conversations (buyer_id, created_at);

CREATE TABLE messages (
  conversation_id uuid NOT NULL REFERENCES conversations (id),
  number          integer NOT NULL,
  sender_id       uuid NOT NULL REFERENCES users (id),
  -- Given by who sends it, so that a repeat is the same message.
  client_id       uuid NOT NULL,
  -- Empty once it was removed, unless a report needs it.
  text            text NOT NULL,
  sent_at         timestamptz NOT NULL DEFAULT now(),
  removed_at      timestamptz,

  PRIMARY KEY (conversation_id, number),
  CONSTRAINT messages_once UNIQUE (conversation_id, sender_id, client_id),
  CONSTRAINT messages_number_positive CHECK (number >= 1),
  CONSTRAINT messages_text_length CHECK (char_length(text) <= 1000)
);

CREATE INDEX messages_by_sender ON messages (sender_id, sent_at);

-- Between these two nobody writes, in no conversation.
CREATE TABLE blocks (
  blocker_id uuid NOT NULL REFERENCES users (id),
  blocked_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (blocker_id, blocked_id),
  CONSTRAINT blocks_of_two CHECK (blocker_id <> blocked_id)
);

CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

-- Without one of these no admin reads a conversation.
CREATE TABLE conversation_reports (
  id              uuid PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations (id),
  reporter_id     uuid NOT NULL REFERENCES users (id),
  reason          text NOT NULL,
  note            text NOT NULL DEFAULT '',
  -- The last message that there was: what came later is not reported.
  last_number     integer NOT NULL,
  status          text NOT NULL DEFAULT 'open',
  created_at      timestamptz NOT NULL DEFAULT now(),
  closed_at       timestamptz,
  closed_by       uuid REFERENCES users (id),

  CONSTRAINT conversation_reports_status_known CHECK (status IN ('open', 'upheld', 'dismissed')),
  CONSTRAINT conversation_reports_closed CHECK ((status = 'open') = (closed_at IS NULL)),
  CONSTRAINT conversation_reports_note_length CHECK (char_length(note) <= 1000)
);

CREATE UNIQUE INDEX conversation_reports_once ON conversation_reports (conversation_id, reporter_id)
  WHERE status = 'open';
CREATE INDEX conversation_reports_open ON conversation_reports (created_at DESC, id DESC)
  WHERE status = 'open';
CREATE INDEX conversation_reports_closed_at ON conversation_reports (closed_at DESC, id DESC)
  WHERE status <> 'open';
CREATE INDEX conversation_reports_by_reporter ON conversation_reports (reporter_id, created_at);
CREATE INDEX conversation_reports_by_conversation ON conversation_reports (conversation_id);
