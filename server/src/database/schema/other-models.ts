import type { Kind } from '@motohaat/domain/bike-facts';

import type { Generated, GeneratedTimestamp, Optional, OptionalTimestamp } from './columns.ts';

/** One row: the number of the catalogue's state. */
export interface CatalogueVersionTable {
  id: Generated<number>;
  number: Generated<number>;
}

/** A make that the product's own data lacks. */
export interface AddedBrandsTable {
  slug: string;
  name_en: string;
  name_bn: string;
  /** Other spellings, in either script. */
  also: string[];
  created_at: GeneratedTimestamp;
}

export interface AddedModelsTable {
  slug: string;
  /** Of the product's own data, or an added one. */
  brand: string;
  name_en: string;
  name_bn: string;
  also: string[];
  kind: Kind;
  /** cm³; none where there is no engine. */
  cc: Optional<number>;
  year_from: Optional<number>;
  year_to: Optional<number>;
  /** It keeps its name for bikes and addresses that still name it. */
  withdrawn_at: OptionalTimestamp;
  created_at: GeneratedTimestamp;
}

/** What an admin made of words that sellers wrote. */
export interface ModelDecisionsTable {
  id: string;
  /** As `products.other_model_key`. */
  key: string;
  /** As most of the sellers wrote it. */
  words: string;
  /** What the bikes are of since. */
  brand: string;
  model: string;
  /** Whether the model was added with it. */
  is_new: boolean;
  /** Of which that is written: how many. */
  bikes: Generated<number>;
  state: Generated<'taking' | 'taken' | 'undoing' | 'undone'>;
  decided_by: string;
  created_at: GeneratedTimestamp;
  undone_at: OptionalTimestamp;
}

/** How a bike of a decision was before it. */
export interface ModelDecisionBikesTable {
  decision_id: string;
  product_id: string;
  brand: Optional<string>;
  other_model: string;
  cc: Optional<number>;
}
