import type { CategoryId } from '@motohaat/domain/listing';
import type { ColumnType, GeneratedAlways } from 'kysely';

import type { Json, OptionalTimestamp, Timestamp } from './columns.ts';

/** What a listing that anyone can see is found by; the migration says what the numbers mean. */
export interface BikeSearchTable {
  id: string;
  version: number;
  revision: number;
  /** The higher comes first among best matches. */
  rank: number;
  category: CategoryId;
  brand: number;
  model: number;
  district: number;
  area: number;
  /** Whole taka. */
  price: number;
  year: number;
  km: number;
  /** cm³. */
  cc: number;
  condition: number;
  owners: number;
  /** `YYYY-MM-DD`. */
  papers_until: ColumnType<Date | null, string | null, string | null>;
  photos: number;
  verified: boolean;
  advertised_until: OptionalTimestamp;
  created_at: Timestamp;
  sampled: boolean;
  keys: number[];
  /** Of these columns: `search-index/packed.ts` says where each stands. */
  facts: GeneratedAlways<number>;
  /** Days since 2000; -1 for none. */
  papers_days: GeneratedAlways<number>;
  /** Seconds since 2000; -1 for none. */
  advertised_seconds: GeneratedAlways<number>;
}

/** As what bikes were announced for saved searches, which have changed since. */
export interface AnnouncedBikesTable {
  product_id: string;
  /** Tells it from the others of the bike. */
  digest: string;
  seen: Json<Record<string, unknown>>;
}
