import { ReviewCard } from './review-card.tsx';
import { reviews } from './reviews.ts';

import styles from './review-list.module.css';

/** The reviews side by side, to scroll: what stands there before the carousel does. */
export function ReviewList() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <ul className={styles.list} tabIndex={0} aria-label="Reviews">
      {reviews.map((review) => (
        <li key={review.id} className={styles.item}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
