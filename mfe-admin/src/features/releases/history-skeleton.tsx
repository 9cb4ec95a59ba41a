import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';

import { useMessages } from '../../messages/releases/index.ts';
import { PagePart } from '../../ui/page-part.tsx';

import styles from './history-skeleton.module.css';

/** The place of the history while its code is on its way. */
export function HistorySkeleton() {
  const t = useMessages();
  return (
    <PagePart id="history" title={t.history}>
      <SkeletonGroup label={t.historyLoading}>
        <Skeleton className={styles.bone} />
      </SkeletonGroup>
    </PagePart>
  );
}
