-- Chassis and engine number of a bike, which nobody but its seller, its buyer and an admin may know:
-- keyed hashes, by which the same number is found again, and the last four characters.
CREATE TABLE stamped_numbers (
  product_id   uuid PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE,
  chassis_hash text,
  chassis_end  text,
  engine_hash  text,
  engine_end   text,

  CONSTRAINT stamped_numbers_chassis_whole CHECK ((chassis_hash IS NULL) = (chassis_end IS NULL)),
  CONSTRAINT stamped_numbers_engine_whole CHECK ((engine_hash IS NULL) = (engine_end IS NULL)),
  CONSTRAINT stamped_numbers_ends CHECK (char_length(chassis_end) = 4 AND char_length(engine_end) = 4)
);

CREATE INDEX stamped_numbers_by_chassis ON stamped_numbers (chassis_hash) WHERE chassis_hash IS NOT NULL;
CREATE INDEX stamped_numbers_by_engine ON stamped_numbers (engine_hash) WHERE engine_hash IS NOT NULL;
