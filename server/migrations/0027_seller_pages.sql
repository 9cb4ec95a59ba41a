-- The page of a seller is asked for by the name that everybody may know.
CREATE INDEX users_by_public_id ON users (public_id);
