import type { GeneratedTimestamp, Json, Optional, OptionalTimestamp } from './columns.ts';

export interface UploadsTable {
  id: string;
  seller_id: string;
  /** The listing that shows it. */
  product_id: Optional<string>;
  /** The viewer size, by which calls name the photo. */
  url: string;
  card_url: string;
  /** Pixels of the viewer size. */
  width: number;
  height: number;
  /** What the host needs to be told to remove each size. */
  removals: Json<string[]>;
  created_at: GeneratedTimestamp;
  /** Since when no listing shows it. */
  loose_since: OptionalTimestamp;
  /** When its removal began; no listing can have it any more. */
  removing_at: OptionalTimestamp;
  /** What the photo looks like, 16 bits each; nothing where it is all alike. */
  hash_1: Optional<number>;
  hash_2: Optional<number>;
  hash_3: Optional<number>;
  hash_4: Optional<number>;
  /** When that was found out. */
  hashed_at: OptionalTimestamp;
}
