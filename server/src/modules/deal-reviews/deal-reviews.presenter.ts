import type { BookingReviews, PublicReview, ReportedReview } from '@motohaat/contract/deal-reviews';
import type { Deal } from '@motohaat/domain/deal';
import { isShown, mayEdit, reviewableUntil } from '@motohaat/domain/deal-review';

import { hideInLine } from '../../http/hide-in-line.ts';
import type { Shown } from '../../http/shown.ts';
import { nameIn } from '../../messages/name-in.ts';
import type { DealReviewRow, PublicReviewRow } from './deal-reviews.repository.ts';
import type { ReportedReviewRow } from './reported-reviews.ts';

type Said = Pick<DealReviewRow, 'id' | 'stars' | 'words' | 'shown_at' | 'answer' | 'answered_at'>;

function presentSaid({ id, stars, words, shown_at: shownAt, answer, answered_at: at }: Said) {
  return {
    _id: id,
    stars,
    words,
    shownAt: shownAt.toISOString(),
    answer: answer === null || at === null ? null : { words: answer, at: at.toISOString() },
  };
}

const timesOf = (row: DealReviewRow) => ({
  writtenAt: row.written_at.getTime(),
  shownAt: row.shown_at.getTime(),
});

/** What both sides of a booking say of each other, for the one on this side. */
export function presentBookingReviews(
  rows: readonly DealReviewRow[],
  { side, deal, now }: { side: 'buyer' | 'seller'; deal: Deal; now: Date },
): BookingReviews {
  const at = now.getTime();
  const mine = rows.find((row) => row.side === side);
  const theirs = rows.find(
    (row) => row.side !== side && !row.removed_at && isShown(timesOf(row), at),
  );
  const until = reviewableUntil(deal);
  const isOpen = until !== undefined && at < until;
  return {
    mine:
      mine && !mine.removed_at
        ? { ...presentSaid(mine), isShown: isShown(timesOf(mine), at) }
        : null,
    theirs: theirs ? { ...presentSaid(theirs), mayAnswer: theirs.answer === null } : null,
    mayWrite: mine ? !mine.removed_at && mayEdit(timesOf(mine), at) : isOpen,
    until: until === undefined ? null : new Date(until).toISOString(),
  };
}

/** A review of a seller for everybody: of its author no more than the first name. */
export function presentPublicReview(row: PublicReviewRow, shown: Shown): PublicReview {
  const name = hideInLine(row.product_name);
  return {
    ...presentSaid(row),
    author: row.author_status === 'deleted' ? null : (row.author_name.split(' ', 1)[0] ?? null),
    seller: { _id: row.seller_public_id, name: hideInLine(row.seller_name) },
    productName: name,
    ...shown.name(name),
  };
}

/** A reported review, for an admin. */
export function presentReportedReview(row: ReportedReviewRow, shown: Shown): ReportedReview {
  return {
    ...presentSaid(row),
    author: { _id: row.author_id, name: nameIn(shown.t, row.author_name) },
    about: { _id: row.about_id, name: nameIn(shown.t, row.about_name) },
    productName: row.product_name,
    ...shown.name(row.product_name),
    reports: row.reports,
    reasons: row.reasons,
    notes: row.notes,
    reportedAt: row.reported_at.toISOString(),
  };
}
