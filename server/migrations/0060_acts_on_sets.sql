-- What is done with several applications at once is undone as one; a remote may give up its routes or
-- hand them over.
ALTER TABLE revisions DROP CONSTRAINT revisions_act_known;
ALTER TABLE revisions ADD CONSTRAINT revisions_act_known CHECK (
  act IN ('start', 'promote', 'canary', 'rollback', 'kill', 'revive', 'remove', 'handover')
);
-- [application, …]: all of them, where they are several; `application` is the first.
ALTER TABLE revisions ADD COLUMN applications jsonb;
-- Why somebody promoted what the server had convicted.
ALTER TABLE revisions ADD COLUMN again text;

-- {application: release id}: what took its place together with the candidate.
ALTER TABLE smoke_tests ADD COLUMN others jsonb;
