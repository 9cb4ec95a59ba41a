import type { DraftBody } from '@motohaat/contract/drafts';

import type { GeneratedTimestamp, Json } from './columns.ts';

/** What bikes of a model cost, by three years and kilometres; -1 is any. Whole taka. */
export interface PriceBandsTable {
  /** A slug of the catalogue. */
  model: string;
  year_band: number;
  km_band: number;
  bikes: number;
  lower_quarter: number;
  median: number;
  upper_quarter: number;
}

/** A listing that its seller has not finished, as the form had it. */
export interface ListingDraftsTable {
  id: string;
  seller_id: string;
  body: Json<DraftBody>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}
