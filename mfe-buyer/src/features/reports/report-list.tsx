import { errorMessage } from '@motohaat/api/errors';
import { useApi, useSession } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';

import { ReportCard } from './report-card.tsx';
import { myReportsQuery } from './reports.queries.ts';

import styles from './report-list.module.css';

/** A buyer's own reports. */
export function ReportList() {
  const session = useSession();
  const email = session.status === 'ready' ? session.user.email : '';
  const query = useInfiniteQuery(myReportsQuery(useApi(), email));
  const reports = query.data?.pages.flatMap((page) => page.rows);

  if (!reports) {
    if (query.failureCount === 0) return <ReportListSkeleton />;
    return (
      <FailedState onRetry={() => void query.refetch()}>
        Your reports could not be loaded.
      </FailedState>
    );
  }
  if (reports.length === 0) return <EmptyState>You have not reported anything.</EmptyState>;
  return (
    <>
      <ul className={styles.list} aria-label="My Reports">
        {reports.map((report) => (
          <li key={report._id}>
            <ReportCard report={report} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={styles.more}>
          <Failure message={query.isFetchNextPageError ? errorMessage(query.error) : undefined} />
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function ReportListSkeleton() {
  return (
    <SkeletonGroup label="Loading your reports" className={styles.list}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
