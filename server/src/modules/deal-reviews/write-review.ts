import type { NewReview } from '@motohaat/contract/deal-reviews';
import { mayEdit, reviewableUntil, shownFrom } from '@motohaat/domain/deal-review';
import { v7 as newId } from 'uuid';

import { type Database, type Queryable, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { listEvents } from '../bookings/booking-events.ts';
import { dealOf } from '../bookings/deal-facts.ts';
import { lockOwnBooking, sideOf } from '../bookings/own-booking.ts';
import { type DealReviewRow, reviewsOf } from './deal-reviews.repository.ts';
import { readReviewWords } from './deal-reviews.rules.ts';
import { tellShown } from './tell-shown.ts';

type Writing = { bookingId: string; actorId: string; review: NewReview; now?: Date };

/**
 * Writes somebody's review of the other side, or changes it as long as nobody can have read it. The
 * second of a booking shows both.
 *
 * @throws AppError `not_found`, `invalid`, `conflict` when it is too early, too late, or was read already
 */
export async function writeReview(db: Database, writing: Writing): Promise<void> {
  const { bookingId, actorId, review, now = new Date() } = writing;
  const words = readReviewWords(review.words);
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const booking = await lockOwnBooking(trx, { id: bookingId, actorId });
      const side = sideOf(booking, actorId) ?? 'buyer';
      const written = await reviewsOf(trx, bookingId);
      const mine = written.find((each) => each.side === side);
      if (mine) return change(trx, mine, { stars: review.stars, words }, now);

      const events = (await listEvents(trx, [bookingId])).get(bookingId) ?? [];
      const until = reviewableUntil(dealOf(booking, events));
      if (until === undefined) throw conflict('reviewTooEarly');
      if (now.getTime() >= until) throw conflict('reviewTooLate');
      const hasOther = written.length > 0;
      // Whoever waited for the other's review has been asked before that was written.
      const at = new Date(
        Math.max(now.getTime(), ...written.map((each) => each.written_at.getTime())),
      );
      await trx
        .insertInto('deal_reviews')
        .values({
          id: newId(),
          booking_id: bookingId,
          side,
          author_id: actorId,
          about_id: side === 'buyer' ? booking.seller_id : booking.buyer_id,
          stars: review.stars,
          words,
          written_at: at,
          shown_at: new Date(shownFrom(at.getTime(), hasOther)),
        })
        .execute();
      if (hasOther) await showBoth(trx, bookingId, at);
    }),
  );
}

async function change(
  trx: Queryable,
  mine: DealReviewRow,
  changes: { stars: number; words: string },
  now: Date,
): Promise<void> {
  // A repeated request finds what it wrote.
  if (mine.stars === changes.stars && mine.words === changes.words) return;
  const times = { writtenAt: mine.written_at.getTime(), shownAt: mine.shown_at.getTime() };
  if (mine.removed_at || !mayEdit(times, now.getTime())) throw conflict('reviewStands');
  await trx.updateTable('deal_reviews').set(changes).where('id', '=', mine.id).execute();
}

async function showBoth(trx: Queryable, bookingId: string, now: Date): Promise<void> {
  await trx
    .updateTable('deal_reviews')
    .set({ shown_at: now })
    .where('booking_id', '=', bookingId)
    .where('shown_at', '>', now)
    .execute();
  await tellShown(trx, { bookingId, now });
}

const conflict = (why: 'reviewTooEarly' | 'reviewTooLate' | 'reviewStands') =>
  new AppError('conflict', { message: (t) => t.deals[why] });
