-- The id of what a request makes, fixed before it is made: a request that is repeated after a crash
-- finds its own work instead of taking it for a rival's.
ALTER TABLE idempotency_keys ADD COLUMN new_row_id uuid NOT NULL;
