-- In which forms servers have answered calls: a release was built for one of them, and a later server
-- says with it whether it still answers in a way that the release gets on with.
CREATE TABLE call_shapes (
  -- Such as `bookings.create`.
  name  text NOT NULL,
  -- The beginning of the shape's hash, as builds record it.
  mark  text NOT NULL,
  shape jsonb NOT NULL,

  PRIMARY KEY (name, mark),
  CONSTRAINT call_shapes_mark_short CHECK (length(mark) BETWEEN 8 AND 24)
);
-- A build names calls by their marks.
CREATE INDEX call_shapes_by_mark ON call_shapes (mark);
