import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';

import { useListingMessages } from '../../messages/listing/index.ts';

import styles from './form-skeleton.module.css';

/** Where a form will stand. */
export function FormSkeleton() {
  const t = useListingMessages();
  return (
    <SkeletonGroup label={t.loading} className={styles.bones}>
      <Skeleton className={styles.bone} />
      <Skeleton className={styles.bone} />
    </SkeletonGroup>
  );
}
