-- The account's name in answers that anybody may read. Its own id stays with whom it concerns: it is
-- what tokens and limits are about. A server that does not know the column yet leaves it to the
-- default. Nothing is looked up by it, so that it has no index.
ALTER TABLE users ADD COLUMN public_id uuid NOT NULL DEFAULT gen_random_uuid();
