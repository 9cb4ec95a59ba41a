import { mostCounted, type SellerPage } from '@motohaat/contract/bike-facts';
import { answersWithin } from '@motohaat/domain/answer-time';
import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Stars } from '@motohaat/ui/deal/stars';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState } from '@motohaat/ui/states';
import { useId } from 'react';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { BuyerReview } from '../../ui/buyer-review.tsx';
import { sellerReviewsQuery } from './seller.queries.ts';

import styles from './seller.module.css';

type SellerReviewsProps = {
  id: string;
  standing: Pick<SellerPage, 'handOvers' | 'reviews' | 'answerMinutes'>;
};

/** How many got their bike from a seller, how soon they were answered, and what they say. */
export function SellerReviews({ id, standing }: SellerReviewsProps) {
  const { seller: t } = useBikeMessages();
  const heading = useId();
  const { handOvers, reviews, answerMinutes } = standing;
  const within = answerMinutes === null ? undefined : answersWithin(answerMinutes);
  const { count, stars } = reviews;
  return (
    <section aria-labelledby={heading} className={styles.reviews}>
      <h2 id={heading} className={styles.heading}>
        {t.reviews}
      </h2>
      <p className={styles.standing}>
        {stars !== null && <Stars stars={stars} label={t.rated(stars)} />}
        <span>{t.handOvers(handOvers, handOvers === mostCounted)}</span>
        {count > 0 && <span>{t.reviewsOf(count)}</span>}
        {within && <span>{t.answers(within)}</span>}
      </p>
      {count === 0 ? <p className={styles.none}>{t.noReviews}</p> : <Reviews id={id} />}
    </section>
  );
}

function Reviews({ id }: { id: string }) {
  const { seller: t } = useBikeMessages();
  const list = usePagedList(sellerReviewsQuery(useApi(), id));
  return (
    <PagedList
      list={list}
      label={t.reviews}
      className={styles.list}
      loading={t.reviewsLoading}
      empty={<EmptyState>{t.noReviews}</EmptyState>}
      skeleton={<Skeleton className={styles.bone} />}
      skeletons={2}
    >
      {(review) => <BuyerReview review={review} words={{ ...t, seller: t.pageTitle }} />}
    </PagedList>
  );
}
