-- Models that the catalogue lacked: what sellers wrote, what admins made of it, and what they added.

-- By which the words of `other_model` are known, however they are written: brand/name, folded. The job
-- take-in-models fills it in bikes of before.
ALTER TABLE products ADD COLUMN other_model_key text;
CREATE INDEX products_other_models ON products (other_model_key, id) INCLUDE (other_model)
  WHERE other_model_key IS NOT NULL AND status <> 'archived';
CREATE INDEX products_without_other_key ON products (id)
  WHERE other_model IS NOT NULL AND other_model_key IS NULL;

-- Raised by each change of the catalogue, so that every process reads it again.
CREATE TABLE catalogue_version (
  id     smallint PRIMARY KEY DEFAULT 1,
  number integer NOT NULL DEFAULT 0,

  CONSTRAINT catalogue_version_one CHECK (id = 1)
);
INSERT INTO catalogue_version DEFAULT VALUES;

CREATE TABLE added_brands (
  slug       text PRIMARY KEY,
  name_en    text NOT NULL,
  name_bn    text NOT NULL,
  -- Other spellings, in either script.
  also       text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE added_models (
  slug         text PRIMARY KEY,
  -- Of the product's own data, or an added one.
  brand        text NOT NULL,
  name_en      text NOT NULL,
  name_bn      text NOT NULL,
  also         text[] NOT NULL DEFAULT '{}',
  kind         text NOT NULL,
  -- cm³; none where there is no engine.
  cc           smallint,
  year_from    smallint,
  year_to      smallint,
  -- Taken back: it keeps its name for bikes and addresses that still name it.
  withdrawn_at timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now(),

  CONSTRAINT added_models_kind_known CHECK (
    kind IN ('scooter', 'commuter', 'naked', 'sport', 'cruiser', 'off-road', 'electric')
  )
);

-- What admins made of sellers' words.
CREATE TABLE model_decisions (
  id         uuid PRIMARY KEY,
  -- As products.other_model_key, and as most of the sellers wrote it.
  key        text NOT NULL,
  words      text NOT NULL,
  -- What the bikes are of since.
  brand      text NOT NULL,
  model      text NOT NULL,
  -- Whether the model was added with it.
  is_new     boolean NOT NULL,
  -- Of which that is written: how many.
  bikes      integer NOT NULL DEFAULT 0,
  state      text NOT NULL DEFAULT 'taking',
  decided_by uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at  timestamptz,

  CONSTRAINT model_decisions_state_known CHECK (state IN ('taking', 'taken', 'undoing', 'undone'))
);
CREATE INDEX model_decisions_latest ON model_decisions (created_at DESC, id DESC);
CREATE INDEX model_decisions_under_way ON model_decisions (created_at, id)
  WHERE state IN ('taking', 'undoing');

-- How the bikes of a decision were before it.
CREATE TABLE model_decision_bikes (
  decision_id uuid NOT NULL REFERENCES model_decisions (id),
  product_id  uuid NOT NULL REFERENCES products (id) ON DELETE CASCADE,
  brand       text,
  other_model text NOT NULL,
  cc          smallint,

  PRIMARY KEY (decision_id, product_id)
);
CREATE INDEX model_decision_bikes_by_product ON model_decision_bikes (product_id);
