import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';

import { useListingMessages } from '../../messages/listing/index.ts';

import styles from './form-skeleton.module.css';

/** Where the rest of a form will stand. */
export function RestSkeleton() {
  const { rest: t } = useListingMessages();
  return (
    <SkeletonGroup label={t.loading} className={styles.rest}>
      <Skeleton className={styles.section} />
      <Skeleton className={styles.section} />
      <Skeleton className={styles.section} />
    </SkeletonGroup>
  );
}
