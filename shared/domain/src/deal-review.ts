import type { BookingStatus } from './booking.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Days after completion in which both sides may review each other (machine M11). */
export const reviewDays = 60;
/** Days after which a review is shown although the other side has written none. */
export const hiddenDays = 14;
/** Hours in which its author may change a review that nobody sees yet. */
export const editHours = 24;
export const mostStars = 5;
/** Characters that a review, and an answer to one, may have. */
export const mostReviewWords = 1_000;
/** Real reviews from which on they have a place of their own on the home page. */
export const leastToShow = 3;

export const reviewReportReasons = ['untrue', 'abusive', 'private', 'other'] as const;
/** Why somebody reports a review. */
export type ReviewReportReason = (typeof reviewReportReasons)[number];

/** What is known of a review; times in ms since the epoch. */
export type Review = { writtenAt: number; shownAt: number };

/**
 * From when on a review is shown: at once where the other side has written too, which then shows both.
 *
 * @param writtenAt in ms since the epoch
 */
export function shownFrom(writtenAt: number, hasOther: boolean): number {
  return hasOther ? writtenAt : writtenAt + hiddenDays * day;
}

export const isShown = ({ shownAt }: Review, now: number): boolean => shownAt <= now;

/** Whether its author may still change a review: for a day, and never what somebody may have read. */
export function mayEdit(review: Review, now: number): boolean {
  return !isShown(review, now) && now < review.writtenAt + editHours * hour;
}

/** Until when both sides of a booking may write a review; nothing for one that is not completed. */
export function reviewableUntil(deal: {
  status: BookingStatus;
  completedAt?: number | undefined;
}): number | undefined {
  return deal.status === 'completed' && deal.completedAt !== undefined
    ? deal.completedAt + reviewDays * day
    : undefined;
}
