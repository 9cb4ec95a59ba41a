-- Who chose the set that a preview shows; NULL: its team, with its token.
ALTER TABLE previews ADD COLUMN made_by uuid REFERENCES users (id);
CREATE INDEX previews_by_maker ON previews (made_by) WHERE made_by IS NOT NULL;
-- For admins, who see those of all applications; one has at most 50.
CREATE INDEX previews_by_change ON previews (changed_at DESC, id DESC);
