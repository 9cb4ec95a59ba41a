import type { OfferStatus } from '@motohaat/domain/offer';

import type { Generated, GeneratedTimestamp, Optional, Timestamp } from './columns.ts';

/** What a buyer would pay for a bike. */
export interface OffersTable {
  id: string;
  version: Generated<number>;
  product_id: string;
  buyer_id: string;
  seller_id: string;
  /** Whole taka, as named last by either side. */
  amount: number;
  /** Whole taka, as asked when the offer was made. */
  asked: number;
  status: Generated<OfferStatus>;
  booking_id: Optional<string>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  expires_at: Timestamp;
}
