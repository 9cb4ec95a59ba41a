-- The language that a person chose, on whichever device; empty until they do.
ALTER TABLE users ADD COLUMN language text
  CONSTRAINT users_language_known CHECK (language IN ('en', 'bn'));
