-- Models that a bike with a price has left: it is of another now, or off the market. What bikes of a model
-- cost is counted anew for them. Rows are only added, so that no writer waits for another; a job removes
-- those of before.
CREATE TABLE models_left (
  id    uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- A slug of the catalogue.
  model text NOT NULL,
  at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX models_left_by_time ON models_left (at);

CREATE FUNCTION note_model_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO models_left (model) VALUES (OLD.model);
  RETURN NULL;
END
$$;

CREATE TRIGGER products_model_left AFTER UPDATE OF model, status ON products
  FOR EACH ROW WHEN (
    OLD.model IS NOT NULL AND OLD.status IN ('active', 'reserved', 'sold') AND (
      NEW.model IS DISTINCT FROM OLD.model OR NEW.status NOT IN ('active', 'reserved', 'sold')
    )
  )
  EXECUTE FUNCTION note_model_left();
