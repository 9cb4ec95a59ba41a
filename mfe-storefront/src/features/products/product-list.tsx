import { ApiError, errorMessage } from '@motohaat/api/errors';
import type { Product } from '@motohaat/contract/catalogue';
import { useApi, usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { NotFound } from '@motohaat/ui/not-found';
import { SomethingWentWrong } from '@motohaat/ui/something-went-wrong';
import { EmptyState } from '@motohaat/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { ProductCard } from './product-card.tsx';
import { ProductListSkeleton } from './product-list-skeleton.tsx';
import { productsQuery } from './products.queries.ts';
import { useWanted } from './wanted.ts';

import styles from './product-list.module.css';

type ProductListProps = {
  categoryId: string;
  /** Stands above the list, and not above the screens that take the page's place. */
  heading: ReactNode;
  /** What can be done with a bike; `namedBy` is the id of the element that names it. */
  actions: (product: Product, namedBy: string) => ReactNode;
};

/** The bikes of a category; an unknown category and a failure take the whole page. */
export function ProductList({ categoryId, heading, actions }: ProductListProps) {
  const query = useInfiniteQuery(productsQuery(useApi(), categoryId));
  const { session } = usePlatform();
  const navigate = useNavigate();
  const products = query.data?.pages.flatMap((page) => page.rows);
  const wanted = useWanted(query, products);

  async function logout() {
    await session.signOut();
    await navigate(links.href('sign-in'));
  }

  if (products) {
    return (
      <>
        {heading}
        {wanted.missing && (
          <output className={styles.notice}>
            That bike is no longer on the list. Here is what is.
          </output>
        )}
        {products.length === 0 && <EmptyState>No bikes here yet.</EmptyState>}
        <ul className={styles.grid}>
          {products.map((product) => (
            <li key={product._id}>
              <ProductCard product={product} wanted={product._id === wanted.id} actions={actions} />
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <div className={styles.more}>
            {query.isFetchNextPageError && (
              <p role="alert" className={styles.failure}>
                {errorMessage(query.error)}
              </p>
            )}
            <Button busy={query.isFetchingNextPage} onClick={() => void loadMore()}>
              Load more
            </Button>
          </div>
        )}
      </>
    );
  }
  if (query.failureReason instanceof ApiError && query.failureReason.status === 404) {
    return <NotFound home={links.href('home')} />;
  }
  if (query.failureCount > 0) {
    return (
      <SomethingWentWrong
        message={errorMessage(query.failureReason)}
        onLogout={() => void logout()}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      {heading}
      <ProductListSkeleton />
    </>
  );

  // A cursor that the server no longer knows is of no use: the list is read again from its start.
  async function loadMore() {
    const stale = query.error instanceof ApiError && query.error.code === 'bad_cursor';
    await (stale ? query.refetch() : query.fetchNextPage());
  }
}
