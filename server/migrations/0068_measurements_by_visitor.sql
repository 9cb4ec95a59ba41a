-- A canary is judged by a sample of its visitors where they are many, each with all that was told since it
-- began: by how many letters of the hash in `visitor` are of the first half of the alphabet, which as many
-- visitors again have less of with each.
CREATE INDEX measurements_by_visitor ON measurements (
  remote, release, canary, (length(visitor) - length(ltrim(visitor, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef'))), at
) WHERE visitor IS NOT NULL;

-- What was told of it by whom no coin chose.
CREATE INDEX measurements_of_chosen ON measurements (remote, release, at)
  WHERE canary AND visitor IS NULL;
