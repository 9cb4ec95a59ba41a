import type { DraftBody } from '@motohaat/contract/drafts';
import type { RefusalReason, ReviewCause } from '@motohaat/domain/review';

import type {
  Generated,
  GeneratedJson,
  GeneratedTimestamp,
  Json,
  Optional,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts';

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

/** That a bike with a price is not of this model any more, or off the market. */
export interface ModelsLeftTable {
  id: Generated<string>;
  /** A slug of the catalogue. */
  model: string;
  at: GeneratedTimestamp;
}

/** A listing that its seller has not finished, as the form had it. */
export interface ListingDraftsTable {
  id: string;
  seller_id: string;
  body: Json<DraftBody>;
  chassis_hash: Optional<string>;
  chassis_end: Optional<string>;
  engine_hash: Optional<string>;
  engine_end: Optional<string>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** How often the page of a bike was looked at on a day. */
export interface BikeViewsTable {
  product_id: string;
  /** In Dhaka. Select it as text: the driver's day depends on the machine's zone. */
  day: string;
  views: number;
}

/** A listing that an admin looks at. */
export interface ReviewCasesTable {
  id: string;
  product_id: string;
  /** `closed`: the listing is gone, and there is nothing to decide. */
  status: Generated<'open' | 'approved' | 'refused' | 'closed'>;
  causes: Json<ReviewCause[]>;
  /** The listing that shows a photo of this one. */
  seen_on: Optional<string>;
  /** Why it was refused. */
  reasons: GeneratedJson<RefusalReason[]>;
  created_at: GeneratedTimestamp;
  decided_by: Optional<string>;
  decided_at: OptionalTimestamp;
}

/** Chassis and engine number of a bike: hashes to find them again, and their last four characters. */
export interface StampedNumbersTable {
  product_id: string;
  chassis_hash: Optional<string>;
  chassis_end: Optional<string>;
  engine_hash: Optional<string>;
  engine_end: Optional<string>;
}

/** A number of a stolen bike, as an admin was told of it. */
export interface StolenNumbersTable {
  id: string;
  kind: 'chassis' | 'engine';
  hash: string;
  number_end: string;
  note: string;
  created_at: GeneratedTimestamp;
}

/** What can have a page of its own for search engines. */
export interface LandingPagesTable {
  id: string;
  /** Slug of a brand, model, district or kind. */
  name: string;
  /** Slug; empty where it is of the whole country. */
  district: string;
  bikes: number;
  /** The sum of what they cost, whole taka. */
  prices: number;
  changed_at: Timestamp;
}
