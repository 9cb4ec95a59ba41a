import { useLowerMessages } from '../../messages/lower/index.ts';
import { ReviewCard } from './review-card.tsx';

import styles from './review-list.module.css';

/** The reviews side by side, to scroll: what stands there before the carousel does. */
export function ReviewList() {
  const { label, list } = useLowerMessages().reviews;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <ul className={styles.list} tabIndex={0} aria-label={label}>
      {list.map((review) => (
        <li key={review.name} className={styles.item}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  );
}
