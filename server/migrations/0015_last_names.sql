-- People are known by their last name too: many first names are "Md".

CREATE INDEX users_by_last_name
  ON users ((lower(regexp_replace(name, '^.* ', '')) COLLATE "C")) WHERE status <> 'deleted';
