-- What the sides of a dispute show of what is wrong. The pictures are kept here and not at the image host,
-- whose addresses anybody can open: only the two people of the booking and the admin may see them.
CREATE TABLE dispute_photos (
  id         uuid PRIMARY KEY,
  booking_id uuid NOT NULL REFERENCES bookings (id),
  sender_id  uuid NOT NULL REFERENCES users (id),
  side       text NOT NULL,
  -- WebP of 640 pixels in width, and of 1600 in each way, at the most.
  card       bytea NOT NULL,
  viewer     bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT dispute_photos_side_known CHECK (side IN ('buyer', 'seller'))
);
CREATE INDEX dispute_photos_by_booking ON dispute_photos (booking_id, created_at, id);
CREATE INDEX dispute_photos_by_sender ON dispute_photos (sender_id);
