import { errorMessage } from '@motohaat/api/errors';
import { useApi, useSession } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';

import { links } from '../../links.ts';
import { ProductCard } from './product-card.tsx';
import { myProductsQuery } from './products.queries.ts';

import styles from './product-list.module.css';

/** Everything that the seller has listed. */
export function ProductList() {
  const session = useSession();
  const email = session.status === 'ready' ? session.user.email : '';
  const query = useInfiniteQuery(myProductsQuery(useApi(), email));
  const products = query.data?.pages.flatMap((page) => page.rows);

  if (!products) {
    if (query.failureCount === 0) return <ProductListSkeleton />;
    return (
      <FailedState onRetry={() => void query.refetch()}>
        Your products could not be loaded.
      </FailedState>
    );
  }
  return (
    <FocusKeeper>
      {products.length === 0 ? (
        <NoProducts />
      ) : (
        <ul className={styles.list} aria-label="My Products">
          {products.map((product) => (
            <li key={product._id}>
              <FocusKeeper>
                <ProductCard product={product} />
              </FocusKeeper>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Failure message={query.isFetchNextPageError ? errorMessage(query.error) : undefined} />
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </FocusKeeper>
  );
}

function NoProducts() {
  const action = (
    <ButtonLink variant="primary" to={links.href('add-bike')}>
      Add your first bike
    </ButtonLink>
  );
  return <EmptyState action={action}>You have not listed a bike yet.</EmptyState>;
}

function ProductListSkeleton() {
  return (
    <SkeletonGroup label="Loading your products" className={styles.list}>
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
