import { errorMessage } from '@motohaat/api/errors';
import type { WishlistItem } from '@motohaat/contract/wishlist';
import { useApi, useSession } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { links } from '../../links.ts';
import { BookWish } from './book-wish.tsx';
import { WishCard } from './wish-card.tsx';
import { wishesQuery } from './wishes.queries.ts';

import styles from './wish-list.module.css';

/** The bikes that the buyer wishes for, and the one dialog to book them. */
export function WishList() {
  const session = useSession();
  const user = session.status === 'ready' ? session.user : undefined;
  const query = useInfiniteQuery(wishesQuery(useApi(), user?.email ?? ''));
  const [toBook, setToBook] = useState<WishlistItem>();
  const list = useRef<HTMLUListElement>(null);
  const wishes = query.data?.pages.flatMap((page) => page.rows);

  if (!wishes) {
    if (query.failureCount === 0) return <WishListSkeleton />;
    return (
      <FailedState onRetry={() => void query.refetch()}>
        Your WishList could not be loaded.
      </FailedState>
    );
  }
  if (wishes.length === 0) {
    const action = <ButtonLink to={`${links.href('home')}#categories`}>Look for a bike</ButtonLink>;
    return <EmptyState action={action}>Nothing is on your WishList yet.</EmptyState>;
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label="WishList">
        {wishes.map((wish) => (
          <li key={wish._id}>
            <WishCard
              wish={wish}
              onBook={() => setToBook(wish)}
              onRemoved={() => list.current?.focus()}
            />
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
      {toBook && user && (
        <BookWish wish={toBook} buyer={user} onClose={() => setToBook(undefined)} />
      )}
    </>
  );
}

function WishListSkeleton() {
  return (
    <SkeletonGroup label="Loading your WishList" className={styles.list}>
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
