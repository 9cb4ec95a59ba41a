-- What a server was given at its start: {application: release id}. Its next start makes only that
-- live which differs from it, so that it undoes nothing that teams did in between.
ALTER TABLE revisions ADD COLUMN offered jsonb;
