import { Skeleton } from '@motohaat/ui/skeleton';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';

import { useBikeMessages } from '../../messages/bike/index.ts';

import styles from './bike-skeleton.module.css';

/** A bike's page that is still to come, in its shape. */
export function BikeSkeleton() {
  const t = useBikeMessages();
  return (
    <div className={styles.bike}>
      <output>
        <VisuallyHidden>{t.loading}</VisuallyHidden>
      </output>
      <Skeleton className={styles.photo} />
      <div className={styles.words}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.price} />
        <Skeleton className={styles.rest} />
      </div>
    </div>
  );
}
