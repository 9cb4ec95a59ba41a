import { mostStars, reviewReportReasons } from '@motohaat/domain/deal-review';
import * as v from 'valibot';

import { Count, IsoTime, Key, Name, shownName, Text, Words } from './values.ts';

const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostStars));

/** `PUT /bookings/{id}/review`: words of 10 to 1000 characters. */
export const NewReview = v.object({ stars: Stars, words: Text(4000) });
export type NewReview = v.InferOutput<typeof NewReview>;

/** `POST /reviews/{id}/answer`: words of 10 to 1000 characters. */
export const ReviewAnswer = v.object({ words: Text(4000) });

/** `POST /reviews/{id}/report`. */
export const ReviewReport = v.object({
  reason: v.picklist(reviewReportReasons),
  /** At most 1000 characters. */
  note: v.optional(Text(4000)),
});
export type ReviewReport = v.InferOutput<typeof ReviewReport>;

const Said = {
  _id: Key,
  stars: Stars,
  words: Words,
  /** Since when it can be read; of one's own also a time to come. */
  shownAt: IsoTime,
  answer: v.nullable(v.object({ words: Words, at: IsoTime })),
};

/** `GET /bookings/{id}/reviews`: what both sides of a booking say of each other, for one of them. */
export const BookingReviews = v.object({
  mine: v.nullable(v.object({ ...Said, isShown: v.boolean() })),
  /** Nothing until it is shown. */
  theirs: v.nullable(v.object({ ...Said, mayAnswer: v.boolean() })),
  /** Whether the caller may write, or change, theirs now. */
  mayWrite: v.boolean(),
  /** Until when a review may be written; `null` of a booking that is not completed. */
  until: v.nullable(IsoTime),
});
export type BookingReviews = v.InferOutput<typeof BookingReviews>;

/** A review of a seller, for everybody. */
export const PublicReview = v.object({
  ...Said,
  /** The first of the author's names; `null` of somebody who has left. */
  author: v.nullable(Name),
  seller: v.object({ _id: Key, name: Name }),
  productName: Name,
  ...shownName,
});
export type PublicReview = v.InferOutput<typeof PublicReview>;

/** `GET /reportedReviews`: a review that somebody reported, for an admin. */
export const ReportedReview = v.object({
  ...Said,
  author: v.object({ _id: Key, name: Name }),
  about: v.object({ _id: Key, name: Name }),
  productName: Name,
  ...shownName,
  reports: v.pipe(Count, v.minValue(1)),
  reasons: v.array(v.picklist(reviewReportReasons)),
  notes: v.array(Words),
  reportedAt: IsoTime,
});
export type ReportedReview = v.InferOutput<typeof ReportedReview>;
