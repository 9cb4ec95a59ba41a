import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';

import { useListingMessages } from '../../messages/listing/index.ts';

import styles from './form-skeleton.module.css';

/** Where the rest of a form will stand: its sections, with some of their fields. */
export function RestSkeleton() {
  const { rest: t } = useListingMessages();
  return (
    <div>
      <SkeletonGroup label={t.loading} className={styles.rest}>
        {[1, 2, 3].map((section) => (
          <div key={section} className={styles.section}>
            <Skeleton className={styles.title} />
            {[1, 2, 3, 4].map((field) => (
              <Skeleton key={field} className={styles.field} />
            ))}
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}
