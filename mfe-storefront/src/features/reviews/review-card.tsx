import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';
import { Avatar } from '@motohaat/ui/avatar';
import { StarIcon } from '@motohaat/ui/icons';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';

import { useLowerMessages } from '../../messages/lower/index.ts';
import { rating, type Review } from './reviews.ts';

import styles from './review-card.module.css';

export function ReviewCard({ review }: { review: Review }) {
  const { reviews: t } = useLowerMessages();
  const stars = formats(useLanguage()).number(rating);
  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <Avatar name={review.name} size={48} />
        <div>
          <h3 className={styles.name}>{review.name}</h3>
          <p className={styles.age}>{review.age}</p>
        </div>
        <p className={styles.rating}>
          <span className={styles.star}>
            <StarIcon />
          </span>
          <span aria-hidden>{stars}</span> <VisuallyHidden>{t.rated(stars)}</VisuallyHidden>
        </p>
      </header>
      <p className={styles.text}>{review.text}</p>
    </article>
  );
}
