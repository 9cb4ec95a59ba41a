import type { Picture } from '@motohaat/contract/catalogue';
import type { Colour, Papers, Registration } from '@motohaat/domain/bike-facts';
import type { CategoryId, Condition, ListingStatus } from '@motohaat/domain/listing';

import type {
  Generated,
  GeneratedTimestamp,
  Json,
  Optional,
  OptionalJson,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts';

export interface CategoriesTable {
  id: CategoryId;
  name: string;
  picture: Json<Picture>;
}

export interface ProductsTable {
  id: string;
  /** Raised by each change; an update names the version it read. */
  version: Generated<number>;
  seller_id: string;
  category_id: CategoryId;
  status: ListingStatus;
  sold_elsewhere: Generated<boolean>;
  /** Who took it off the market, if it was not its seller. */
  taken_off_by: Optional<'reports' | 'admin'>;
  name: string;
  condition: Condition;
  /** Whole taka. */
  original_price: number;
  /** Whole taka. */
  resale_price: number;
  /** Years, in steps of half a year. */
  warranty: Optional<number>;
  /** Years, in steps of half a year. */
  used: Optional<number>;
  location: string;
  description: string;
  /** The first is the one that lists show. */
  images: Json<Picture[]>;
  /** Slugs of the catalogue. */
  brand: Optional<string>;
  model: Optional<string>;
  /** Brand and model in the seller's words, where the catalogue has neither. */
  other_model: Optional<string>;
  /** By which the same words are known however they are written; a job fills it in bikes of before. */
  other_model_key: Optional<string>;
  year: Optional<number>;
  /** cm³. */
  cc: Optional<number>;
  km: Optional<number>;
  colour: Optional<Colour>;
  /** With the one who sells it. */
  owners: Optional<number>;
  registration: Optional<Registration>;
  /** Slugs of districts. */
  registration_zone: Optional<string>;
  registration_year: Optional<number>;
  district: Optional<string>;
  /** A slug of the catalogue. */
  area: Optional<string>;
  papers: OptionalJson<Papers>;
  /** When it was first looked at for saved searches; empty until then. */
  announced_at: OptionalTimestamp;
  /** When it is a draft again, unless it is booked then or renewed before. */
  expires_at: GeneratedTimestamp;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
}

/** What a listing tells of its bike: lists, the bike's page and its owner's data show just these. */
export const listingFacts = [
  'name',
  'category_id',
  'images',
  'warranty',
  'used',
  'location',
  'condition',
  'original_price',
  'resale_price',
  'description',
  'brand',
  'model',
  'other_model',
  'year',
  'cc',
  'km',
  'colour',
  'owners',
  'registration',
  'registration_zone',
  'registration_year',
  'district',
  'area',
  'papers',
] as const satisfies readonly (keyof ProductsTable)[];

/** The prices that a change ended, whole taka. */
export interface PriceHistoryTable {
  id: string;
  product_id: string;
  original_price: number;
  resale_price: number;
  changed_by: string;
  changed_at: GeneratedTimestamp;
  /** The transaction; none of changes before it was kept. */
  changed_in: Generated<string | null>;
}

export interface AdvertsTable {
  id: string;
  product_id: string;
  seller_id: string;
  /** Which of the seller's places it takes, from 1; no two active adverts of a seller share one. */
  slot: number;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  /** Empty while it is active. One whose time is over stays so until something ends it. */
  ended_at: OptionalTimestamp;
}
