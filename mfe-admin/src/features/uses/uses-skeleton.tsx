import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';

import { useMessages } from '../../messages/releases/index.ts';

import styles from './uses-section.module.css';

/** The place of the picture while its code or what it shows is on its way. */
export function UsesSkeleton() {
  const { usesLoading } = useMessages();
  return (
    <SkeletonGroup label={usesLoading}>
      <Skeleton className={styles.bone} />
    </SkeletonGroup>
  );
}
