-- What pages drawn on the server depend on: when public data changed, and what could not be drawn.

-- One row for each statement that changed what visitors see. The sum of the marks is the version of all
-- public data: it differs when a change is committed, in whatever order that happens. Rows are only
-- added, so that no writer waits for another; a sweep puts old ones together, which leaves the sum as
-- it is.
CREATE TABLE public_changes (
  id   uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  mark numeric NOT NULL DEFAULT floor(random() * 9e15),
  at   timestamptz NOT NULL DEFAULT now()
);

CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public_changes DEFAULT VALUES;
  RETURN NULL;
END
$$;

-- A statement that found no row has changed nothing.
CREATE FUNCTION note_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed) THEN
    INSERT INTO public_changes DEFAULT VALUES;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER categories_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();

CREATE TRIGGER products_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows();
CREATE TRIGGER products_changed AFTER UPDATE ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows();
CREATE TRIGGER products_removed AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows();
CREATE TRIGGER products_emptied AFTER TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();

CREATE TRIGGER adverts_added AFTER INSERT ON adverts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows();
CREATE TRIGGER adverts_changed AFTER UPDATE ON adverts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows();
CREATE TRIGGER adverts_removed AFTER DELETE ON adverts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows();
CREATE TRIGGER adverts_emptied AFTER TRUNCATE ON adverts
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();

-- Of people only what lists show of a seller, and whether their listings are shown.
CREATE TRIGGER users_change
  AFTER UPDATE OF name, email, photo_url, status, leaving_at, public_id OR DELETE OR TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();

-- Pages that a release could not draw on the server; browsers drew them.
CREATE TABLE draw_failures (
  id          uuid PRIMARY KEY,
  application text NOT NULL,
  release     text NOT NULL,
  -- How many, since the row before that the same process wrote.
  failures    integer NOT NULL,
  -- The latest: its path, and why.
  path        text NOT NULL,
  reason      text NOT NULL,
  at          timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT draw_failures_positive CHECK (failures >= 1)
);
CREATE INDEX draw_failures_by_release ON draw_failures (application, release, at DESC);
CREATE INDEX draw_failures_by_time ON draw_failures (at);
