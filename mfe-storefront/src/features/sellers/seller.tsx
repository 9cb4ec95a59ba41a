import { ApiError } from '@motohaat/api/errors';
import { PageHead, commonWords, useApi } from '@motohaat/platform';
import { usePagedAnswer } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { NotFound } from '@motohaat/ui/not-found';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';

import { links } from '../../links.ts';
import { useBikeMessages } from '../../messages/bike/index.ts';
import { useMessages } from '../../messages/index.ts';
import { sitePicture } from '../../share/pictures.ts';
import { bikeListData } from '../../structured-data/bike-list.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { BikeCard, BikeCardSkeleton, type BikeHeart, bikeGrid } from '../../ui/bike-card.tsx';
import { SellerBlock } from '../../ui/seller-block.tsx';
import { SellerReviews } from './seller-reviews.tsx';
import { sellerQuery } from './seller.queries.ts';

import styles from './seller.module.css';

type SellerProps = {
  id: string;
  /** The cursor of the first bike, where others come before it. */
  after: string | undefined;
  heart: BikeHeart;
};

/** A seller's block and bikes, the way to those that follow by links; one who is not known is no page. */
export function Seller({ id, after, heart }: SellerProps) {
  const { seller: t } = useBikeMessages();
  const { home, hero } = useMessages();
  const { notFound, failed } = commonWords.useMessages();
  const path = links.href('seller', { id });
  const { list, first } = usePagedAnswer({
    ...sellerQuery(useApi(), id, after),
    hrefOf: (cursor) => `${path}?after=${encodeURIComponent(cursor)}`,
  });
  if (list.status === 'failed' && isUnknown(list.error)) {
    return (
      <>
        <PageHead title={notFound.title} hidden="missing" />
        <NotFound home={links.href('home')} />
      </>
    );
  }
  const seller = first?.seller;
  if (list.status === 'failed') {
    // In the place of all: what stood for what was to come has gone, and nothing moves up.
    return (
      <FocusKeeper>
        <FailedState onRetry={list.retry}>
          {list.reason === 'offline' ? failed.offline(failed.generally) : undefined}
        </FailedState>
      </FocusKeeper>
    );
  }
  return (
    <FocusKeeper>
      {seller && after !== undefined && (
        <PageHead title={t.pageTitle(seller.name)} hidden="private" />
      )}
      {seller && after === undefined && (
        <PageHead
          title={t.pageTitle(seller.name)}
          description={t.pageDescription(seller.name, seller.bikes)}
          path={path}
          picture={{ ...sitePicture, alt: hero.picture }}
          data={[
            breadcrumbs(home, seller.name, path),
            ...bikeListData(t.pageTitle(seller.name), list.status === 'ready' ? list.rows : []),
          ]}
        />
      )}
      <div className={styles.seller}>
        {seller ? <SellerBlock seller={seller} own /> : <Skeleton className={styles.bone} />}
      </div>
      {seller ? (
        <SellerReviews id={id} standing={seller} />
      ) : (
        <Skeleton className={styles.reviewsBone} />
      )}
      <h2 className={styles.heading}>{t.bikesTitle}</h2>
      {after !== undefined && (
        <p className={styles.first}>
          <ButtonLink to={path}>{t.first}</ButtonLink>
        </p>
      )}
      <PagedList
        list={list}
        label={t.pageTitle(seller?.name ?? '')}
        className={bikeGrid}
        loading={t.loading}
        empty={<EmptyState>{t.none}</EmptyState>}
        skeleton={<BikeCardSkeleton />}
        skeletons={8}
      >
        {(bike) => <BikeCard bike={bike} level={3} heart={heart} />}
      </PagedList>
    </FocusKeeper>
  );
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
