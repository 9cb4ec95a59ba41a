-- What happened to a booking, in its order, for both of its people: never changed, but for the words of
-- somebody whose account is erased.
CREATE TABLE booking_events (
  booking_id uuid NOT NULL REFERENCES bookings (id),
  number     integer NOT NULL,
  kind       text NOT NULL,
  actor      text NOT NULL,
  -- What a kind adds: place and time of a meeting, how a bike was handed over, why something ended.
  data       jsonb NOT NULL DEFAULT '{}',
  at         timestamptz NOT NULL DEFAULT now(),

  PRIMARY KEY (booking_id, number),
  CONSTRAINT booking_events_number_positive CHECK (number >= 1),
  CONSTRAINT booking_events_actor_known CHECK (actor IN ('buyer', 'seller', 'admin', 'system')),
  CONSTRAINT booking_events_data_object CHECK (jsonb_typeof(data) = 'object')
);

-- Places that are still known: they are forgotten 90 days after a booking is over.
CREATE INDEX booking_events_places ON booking_events (at)
  WHERE kind = 'meeting_proposed' AND data ? 'place';

-- Which of the codes with which a bike is handed over counts: after five wrong ones there is a new one.
ALTER TABLE bookings ADD COLUMN code_attempt integer NOT NULL DEFAULT 1;

-- Bookings from before: when they were made, and where they are now.
INSERT INTO booking_events (booking_id, number, kind, actor, at)
SELECT id, 1, 'booked', 'buyer', created_at FROM bookings;

INSERT INTO booking_events (booking_id, number, kind, actor, data, at)
SELECT b.id, 2, 'paid', 'buyer', '{}', coalesce(y.paid_at, b.updated_at)
FROM bookings b
LEFT JOIN LATERAL (
  SELECT min(p.updated_at) AS paid_at FROM payments p
  WHERE p.booking_id = b.id AND p.status IN ('succeeded', 'refunded', 'disputed')
) y ON true
WHERE b.status IN ('paid', 'completed', 'disputed', 'refund_pending', 'refunded');

INSERT INTO booking_events (booking_id, number, kind, actor, data, at)
SELECT id, 3,
  CASE status WHEN 'completed' THEN 'handed_over' WHEN 'refund_pending' THEN 'refund_started'
    WHEN 'refunded' THEN 'refunded' ELSE status END,
  'system',
  CASE WHEN status = 'completed' THEN '{"how": "time"}'::jsonb ELSE '{}'::jsonb END,
  updated_at
FROM bookings
WHERE status IN ('completed', 'disputed', 'refund_pending', 'refunded', 'cancelled', 'expired');
