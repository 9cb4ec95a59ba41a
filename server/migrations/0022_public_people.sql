-- Of people only sellers are shown in lists, and only by a few columns: what else changes of them, a
-- buyer's name above all, leaves public data as they are.
CREATE OR REPLACE TRIGGER users_change
  AFTER UPDATE OF name, email, photo_url, status, leaving_at, public_id, role ON users
  FOR EACH ROW
  WHEN ('seller' IN (OLD.role, NEW.role)
    AND (OLD.name, OLD.email, OLD.photo_url, OLD.status, OLD.leaving_at, OLD.public_id, OLD.role)
      IS DISTINCT FROM
      (NEW.name, NEW.email, NEW.photo_url, NEW.status, NEW.leaving_at, NEW.public_id, NEW.role))
  EXECUTE FUNCTION note_public_change();

CREATE TRIGGER users_removed AFTER DELETE ON users
  FOR EACH ROW WHEN (OLD.role = 'seller') EXECUTE FUNCTION note_public_change();
CREATE TRIGGER users_emptied AFTER TRUNCATE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
