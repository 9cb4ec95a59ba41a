-- What the two people of a completed booking say of each other.
CREATE TABLE deal_reviews (
  id          uuid PRIMARY KEY,
  booking_id  uuid NOT NULL REFERENCES bookings (id),
  -- On which side of the booking its author stands.
  side        text NOT NULL,
  author_id   uuid NOT NULL REFERENCES users (id),
  about_id    uuid NOT NULL REFERENCES users (id),
  stars       smallint NOT NULL,
  words       text NOT NULL,
  written_at  timestamptz NOT NULL,
  -- From then on others read it: fourteen days later, or at once when the other side writes too.
  shown_at    timestamptz NOT NULL,
  -- Whether the one whom it is about was told that it can be read.
  is_told     boolean NOT NULL DEFAULT false,
  answer      text,
  answered_at timestamptz,
  -- When an admin removed it.
  removed_at  timestamptz,

  CONSTRAINT deal_reviews_once UNIQUE (booking_id, side),
  CONSTRAINT deal_reviews_side_known CHECK (side IN ('buyer', 'seller')),
  CONSTRAINT deal_reviews_stars_range CHECK (stars BETWEEN 1 AND 5),
  CONSTRAINT deal_reviews_words_length CHECK (char_length(words) <= 1000),
  CONSTRAINT deal_reviews_answer_length CHECK (char_length(answer) <= 1000),
  CONSTRAINT deal_reviews_answer_dated CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CONSTRAINT deal_reviews_shown_after CHECK (shown_at >= written_at)
);

CREATE INDEX deal_reviews_about ON deal_reviews (about_id, shown_at DESC, id DESC)
  WHERE removed_at IS NULL;
-- Those of sellers, for everybody.
CREATE INDEX deal_reviews_latest ON deal_reviews (shown_at DESC, id DESC)
  WHERE side = 'buyer' AND removed_at IS NULL;
CREATE INDEX deal_reviews_to_tell ON deal_reviews (shown_at) WHERE NOT is_told;
CREATE INDEX deal_reviews_by_author ON deal_reviews (author_id, id);

CREATE TABLE deal_review_reports (
  id          uuid PRIMARY KEY,
  review_id   uuid NOT NULL REFERENCES deal_reviews (id),
  reporter_id uuid NOT NULL REFERENCES users (id),
  reason      text NOT NULL,
  note        text NOT NULL DEFAULT '',
  created_at  timestamptz NOT NULL DEFAULT now(),
  -- When an admin decided on the review.
  closed_at   timestamptz,

  CONSTRAINT deal_review_reports_once UNIQUE (review_id, reporter_id),
  CONSTRAINT deal_review_reports_note_length CHECK (char_length(note) <= 1000)
);

CREATE INDEX deal_review_reports_open ON deal_review_reports (created_at, id) WHERE closed_at IS NULL;
CREATE INDEX deal_review_reports_by_reporter ON deal_review_reports (reporter_id, id);
