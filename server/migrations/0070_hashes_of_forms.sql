-- Hashes of compressed forms as they were made: the database finds what is altered or cut off by itself,
-- without unpacking it. A form that has none here is made again.
CREATE TABLE release_content_forms (
  integrity text NOT NULL REFERENCES release_contents (integrity) ON DELETE CASCADE,
  form      text NOT NULL,
  -- SHA-256.
  hash      bytea NOT NULL,

  PRIMARY KEY (integrity, form),
  CONSTRAINT release_content_forms_form_known CHECK (form IN ('br', 'gzip'))
);

-- Those that are there are right, as far as anybody knows; whoever reads one unpacks it first.
INSERT INTO release_content_forms (integrity, form, hash)
SELECT integrity, form, sha256(string_agg(content, ''::bytea ORDER BY number))
FROM release_content_parts
WHERE form <> 'plain'
GROUP BY integrity, form;
