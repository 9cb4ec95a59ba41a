import { errorMessage } from '@motohaat/api/errors';
import { useApi, useSession } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';
import { ordersQuery } from './bookings.queries.ts';
import { Order } from './order.tsx';

import styles from './order-list.module.css';

/** Everything that the buyer has booked. */
export function OrderList() {
  const session = useSession();
  const email = session.status === 'ready' ? session.user.email : '';
  const query = useInfiniteQuery(ordersQuery(useApi(), email));
  const orders = query.data?.pages.flatMap((page) => page.rows);

  if (!orders) {
    if (query.failureCount === 0) return <OrderListSkeleton />;
    return (
      <FailedState onRetry={() => void query.refetch()}>
        Your orders could not be loaded.
      </FailedState>
    );
  }
  if (orders.length === 0) {
    const action = <ButtonLink to={`${links.href('home')}#categories`}>Look for a bike</ButtonLink>;
    return <EmptyState action={action}>You have not booked a bike yet.</EmptyState>;
  }
  return (
    <>
      <ul className={styles.list}>
        {orders.map((booking) => (
          <li key={booking._id}>
            <Order booking={booking} />
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

function OrderListSkeleton() {
  return (
    <SkeletonGroup label="Loading your orders" className={styles.list}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
