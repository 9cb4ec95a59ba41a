import { type Database, withRetry } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { tell } from '../notices/tell.ts';
import { hint } from '../stream/hint.ts';
import { readReviewWords } from './deal-reviews.rules.ts';

type Answering = { id: string; actorId: string; words: string; now?: Date };

/**
 * Answers a review of oneself that can be read; once.
 *
 * @throws AppError `not_found`, `invalid`, `conflict` when it was answered already
 */
export async function answerReview(db: Database, answering: Answering): Promise<void> {
  const { id, actorId, now = new Date() } = answering;
  const words = readReviewWords(answering.words);
  await withRetry(() =>
    db.transaction().execute(async (trx) => {
      const review = await trx
        .selectFrom('deal_reviews as r')
        .innerJoin('bookings as b', 'b.id', 'r.booking_id')
        .select(['r.author_id', 'r.side', 'r.answer', 'r.booking_id', 'b.product_id'])
        .where('r.id', '=', id)
        .where('r.about_id', '=', actorId)
        .where('r.removed_at', 'is', null)
        .where('r.shown_at', '<=', now)
        .forUpdate('r')
        .executeTakeFirst();
      if (!review) throw new AppError('not_found');
      if (review.answer !== null) {
        throw new AppError('conflict', { message: (t) => t.deals.reviewAnswered });
      }
      await trx
        .updateTable('deal_reviews')
        .set({ answer: words, answered_at: now })
        .where('id', '=', id)
        .execute();
      await tell(trx, {
        kind: 'review_answered',
        to: review.author_id,
        data: { as: review.side },
        bookingId: review.booking_id,
        productId: review.product_id,
      });
      await hint(trx, { to: review.author_id, kind: 'booking', id: review.booking_id });
    }),
  );
}
