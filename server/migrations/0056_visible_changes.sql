-- Of bikes only what visitors see makes another version of the public data. Jobs note in each new bike that
-- it was announced, or by which words its model is known, and sellers write at bikes that nobody sees
-- yet; each of that made all kept lists and pages worth nothing.

-- What visitors may see of a bike, or nothing. Columns count unless they are named here.
CREATE FUNCTION visible_product(product products) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN product.status NOT IN ('draft', 'pending_review')
    THEN to_jsonb(product) - ARRAY['announced_at', 'other_model_key'] END
$$;

CREATE FUNCTION note_visible_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed c WHERE visible_product(c) IS NOT NULL) THEN
    INSERT INTO public_changes DEFAULT VALUES;
  END IF;
  RETURN NULL;
END
$$;

-- Sets are compared, not rows joined: a plan that was made for one row then does for a million.
CREATE FUNCTION note_visible_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    (SELECT visible_product(c) FROM changed c EXCEPT SELECT visible_product(b) FROM before b)
    UNION ALL
    (SELECT visible_product(b) FROM before b EXCEPT SELECT visible_product(c) FROM changed c)
  ) THEN
    INSERT INTO public_changes DEFAULT VALUES;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER products_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_visible_rows();
CREATE OR REPLACE TRIGGER products_removed AFTER DELETE ON products
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_visible_rows();
CREATE OR REPLACE TRIGGER products_changed AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_visible_products();
