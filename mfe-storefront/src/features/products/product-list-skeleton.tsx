import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';

import styles from './product-list-skeleton.module.css';
import lists from './product-list.module.css';

/** Six cards that are still to come. */
export function ProductListSkeleton() {
  return (
    <SkeletonGroup label="Loading the bikes" className={lists.grid}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={styles.card}>
          <Skeleton className={styles.picture} />
          <div className={styles.words}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.price} />
            <Skeleton className={styles.facts} />
            <Skeleton className={styles.text} />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
