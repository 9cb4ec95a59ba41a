import type { SavedSearchNotify } from '@motohaat/contract/saved-searches';
import type { SearchAddress, SearchFilters } from '@motohaat/contract/search';

import type { Generated, GeneratedTimestamp, Json, OptionalTimestamp } from './columns.ts';

export interface SavedSearchesTable {
  id: string;
  user_id: string;
  name: string;
  address: Json<SearchAddress>;
  /** The address as one text, without the order of bikes. */
  address_key: string;
  /** What the address was understood to mean. */
  filters: Json<SearchFilters>;
  /** Words of the text that no filter came of, folded. */
  words: Generated<string[]>;
  /** Parts of districts, as `dhaka/mirpur`, of which one must fit. */
  areas: Generated<string[]>;
  /** Names of the filters that the text asks for; `district:dhaka` where it asks for some of several. */
  loose: Generated<string[]>;
  /** See `anchorsOfSearch`. */
  anchors: string[];
  notify: Generated<SavedSearchNotify>;
  /** Bikes that its owner is told of, since the last look. */
  new_count: Generated<number>;
  /** Bikes that the owner will be told of. */
  waiting_count: Generated<number>;
  told_at: OptionalTimestamp;
  looked_at: GeneratedTimestamp;
  created_at: GeneratedTimestamp;
}

/** The bikes that somebody looked at last. */
export interface SeenBikesTable {
  user_id: string;
  product_id: string;
  seen_at: GeneratedTimestamp;
}
