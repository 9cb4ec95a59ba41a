import type { WishlistItem } from '@motohaat/contract/wishlist';
import { useApi, useSession } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState } from '@motohaat/ui/states';
import { useState } from 'react';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { BookWish } from './book-wish.tsx';
import { WishCard } from './wish-card.tsx';
import { wishesQuery } from './wishes.queries.ts';

import styles from './wish-card.module.css';

/** The bikes that the buyer wishes for, and the one dialog to book them. */
export function WishList() {
  const session = useSession();
  const { lookForBike, wishes: t } = useMessages();
  const user = session.status === 'ready' ? session.user : undefined;
  const wishes = usePagedList(wishesQuery(useApi(), user?.email ?? ''));
  const [toBook, setToBook] = useState<WishlistItem>();
  const search = <ButtonLink to={`${links.href('home')}#categories`}>{lookForBike}</ButtonLink>;
  return (
    <>
      <PagedList
        list={wishes}
        label={t.title}
        columns={2}
        loading={t.loading}
        failed={t.failed}
        empty={<EmptyState action={search}>{t.empty}</EmptyState>}
        skeleton={<Skeleton className={styles.bone} />}
        skeletons={4}
      >
        {(wish) => <WishCard wish={wish} onBook={() => setToBook(wish)} />}
      </PagedList>
      {toBook && user && (
        <BookWish wish={toBook} buyer={user} onClose={() => setToBook(undefined)} />
      )}
    </>
  );
}
