import type { ReviewReportReason } from '@motohaat/domain/deal-review';

import type {
  Generated,
  GeneratedTimestamp,
  Optional,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts';

/** What the two people of a completed booking say of each other. */
export interface DealReviewsTable {
  id: string;
  booking_id: string;
  /** On which side of the booking its author stands. */
  side: 'buyer' | 'seller';
  author_id: string;
  about_id: string;
  /** 1 to 5. */
  stars: number;
  words: string;
  written_at: Timestamp;
  /** From when on others read it. */
  shown_at: Timestamp;
  is_told: Generated<boolean>;
  answer: Optional<string>;
  answered_at: OptionalTimestamp;
  removed_at: OptionalTimestamp;
}

/** Somebody's report of a review. */
export interface DealReviewReportsTable {
  id: string;
  review_id: string;
  reporter_id: string;
  reason: ReviewReportReason;
  note: Generated<string>;
  created_at: GeneratedTimestamp;
  closed_at: OptionalTimestamp;
}
