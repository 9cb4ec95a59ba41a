import { mostStars } from '@motohaat/domain/deal-review';
import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';

import { StarIcon } from '../icons.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

import styles from './stars.module.css';

/** So many of five stars. @param label what is read out, such as `4 stars` */
export function Stars({ stars, label }: { stars: number; label: string }) {
  const { number } = formats(useLanguage());
  return (
    <span className={styles.stars}>
      <VisuallyHidden>{label}</VisuallyHidden>{' '}
      <span aria-hidden className={styles.drawn} title={number(stars)}>
        {Array.from({ length: mostStars }, (_, index) => (
          <span key={index} className={index < Math.round(stars) ? styles.on : styles.off}>
            <StarIcon />
          </span>
        ))}
      </span>
    </span>
  );
}
