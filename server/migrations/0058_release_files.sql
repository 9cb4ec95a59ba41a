-- The files of releases, each content once: server machines share nothing that has to be mounted.
CREATE TABLE release_contents (
  -- The hash by which releases list it: `sha256-…`, or `sha384-…` in those of before.
  integrity text PRIMARY KEY,
  bytes     integer NOT NULL,

  CONSTRAINT release_contents_integrity_form CHECK (integrity ~ '^sha(256|384)-[A-Za-z0-9+/]+=*$'),
  CONSTRAINT release_contents_bytes_counted CHECK (bytes >= 0)
);

-- In pieces, so that nobody who reads or writes one needs much memory; as it was published, and compressed.
CREATE TABLE release_content_parts (
  integrity text NOT NULL REFERENCES release_contents (integrity) ON DELETE CASCADE,
  form      text NOT NULL,
  number    integer NOT NULL,
  content   bytea NOT NULL,

  PRIMARY KEY (integrity, form, number),
  CONSTRAINT release_content_parts_form_known CHECK (form IN ('plain', 'br', 'gzip')),
  CONSTRAINT release_content_parts_small CHECK (octet_length(content) <= 262144)
);
-- It would be tried to compress what is compressed, or is kept compressed beside.
ALTER TABLE release_content_parts ALTER COLUMN content SET STORAGE EXTERNAL;

-- Which contents a release needs; what none needs goes.
CREATE TABLE release_files (
  application text NOT NULL,
  release     text NOT NULL,
  integrity   text NOT NULL REFERENCES release_contents (integrity),

  PRIMARY KEY (application, release, integrity),
  FOREIGN KEY (application, release) REFERENCES releases (application, id)
);
CREATE INDEX release_files_by_content ON release_files (integrity);
