import { Skeleton } from '@motohaat/ui/skeleton';

import styles from './product-card-skeleton.module.css';

/** A card that is still to come. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.picture} />
      <div className={styles.words}>
        <Skeleton className={styles.name} />
        <Skeleton className={styles.price} />
        <Skeleton className={styles.facts} />
        <Skeleton className={styles.text} />
      </div>
    </div>
  );
}
