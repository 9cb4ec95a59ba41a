import { errorMessage } from '@motohaat/api/errors';
import { useApi } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';
import { SaleCard } from './sale-card.tsx';
import { salesQuery } from './sales.queries.ts';

import styles from './sale-list.module.css';

/** Who has booked the seller's bikes. */
export function SaleList() {
  const query = useInfiniteQuery(salesQuery(useApi()));
  const sales = query.data?.pages.flatMap((page) => page.rows);

  if (!sales) {
    if (query.failureCount === 0) return <SaleListSkeleton />;
    return (
      <FailedState onRetry={() => void query.refetch()}>
        The bookings could not be loaded.
      </FailedState>
    );
  }
  if (sales.length === 0) {
    const action = <ButtonLink to={links.href('my-bikes')}>Go to My Products</ButtonLink>;
    return <EmptyState action={action}>Nobody has booked a bike of yours yet.</EmptyState>;
  }
  return (
    <>
      <ul className={styles.list} aria-label="Bookings">
        {sales.map((sale) => (
          <li key={sale._id}>
            <FocusKeeper>
              <SaleCard sale={sale} />
            </FocusKeeper>
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

function SaleListSkeleton() {
  return (
    <SkeletonGroup label="Loading the bookings" className={styles.list}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
