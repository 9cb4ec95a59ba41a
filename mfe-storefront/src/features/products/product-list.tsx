import { ApiError } from '@motohaat/api/errors';
import type { Product } from '@motohaat/contract/catalogue';
import type { FailedList } from '@motohaat/domain/list-result';
import { PageHead, commonWords, useApi, usePlatform } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { NotFound } from '@motohaat/ui/not-found';
import { PagedList } from '@motohaat/ui/paged-list';
import { SomethingWentWrong } from '@motohaat/ui/something-went-wrong';
import { EmptyState } from '@motohaat/ui/states';
import { WithoutScript } from '@motohaat/ui/without-script';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { useCategoryMessages } from '../../messages/category/index.ts';
import { useMessages } from '../../messages/index.ts';
import { productsQuery } from './category.queries.ts';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import { useWanted } from './wanted.ts';

import styles from './product-list.module.css';

type ProductListProps = {
  categoryId: string;
  /** The cursor of its first bike, where others come before it. */
  after?: string | undefined;
  /** What the page says of itself, with the bikes that are there so far; not for other screens. */
  head: (categoryId: string, products: readonly Product[]) => ReactNode;
  /** Stands above the list, and not above the screens that take the page's place. */
  heading: ReactNode;
  /** What can be done with a bike; `namedBy` is the id of the element that names it. */
  actions: (product: Product, namedBy: string) => ReactNode;
};

/** The bikes of a category, the way to those that follow by links; an unknown category and a failure take the whole page. */
export function ProductList({ categoryId, after, head, heading, actions }: ProductListProps) {
  const t = useCategoryMessages();
  const { bikes } = useMessages();
  const path = links.href('category', { id: categoryId });
  const list = usePagedList({
    ...productsQuery(useApi(), categoryId, after),
    hrefOf: (cursor) => `${path}?after=${encodeURIComponent(cursor)}`,
  });
  const wanted = useWanted(list);
  if (list.status === 'failed') return <FailedCategory list={list} />;
  return (
    <>
      {head(categoryId, list.status === 'ready' ? list.rows : [])}
      {heading}
      <WithoutScript>{t.withoutScript}</WithoutScript>
      {after !== undefined && (
        <p className={styles.first}>
          <ButtonLink to={path}>{t.first}</ButtonLink>
        </p>
      )}
      {wanted.missing && <output className={styles.notice}>{t.gone}</output>}
      <PagedList
        list={list}
        label={t.bikes}
        columns={2}
        className={styles.grid}
        loading={t.loading}
        empty={<EmptyState>{bikes.none}</EmptyState>}
        skeleton={<ProductCardSkeleton />}
        skeletons={6}
      >
        {(product) => (
          <ProductCard product={product} wanted={product._id === wanted.id} actions={actions} />
        )}
      </PagedList>
    </>
  );
}

function FailedCategory({ list: { error, message, retry } }: { list: FailedList }) {
  const { notFound } = commonWords.useMessages();
  const { session } = usePlatform();
  const navigate = useNavigate();
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        <PageHead title={notFound.title} hidden="missing" />
        <NotFound home={links.href('home')} />
      </>
    );
  }

  async function logout() {
    await session.signOut();
    await navigate(links.href('sign-in'));
  }

  return <SomethingWentWrong message={message} onLogout={() => void logout()} onRetry={retry} />;
}
