import { readDisputePicture, storyQuery } from '@motohaat/api/deals';
import { ApiError } from '@motohaat/api/errors';
import type { BookingStory } from '@motohaat/contract/deal';
import { bikeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useApi } from '@motohaat/platform';
import { AskedPrice } from '@motohaat/ui/asked-price';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { ButtonLink } from '@motohaat/ui/button';
import DealHistory from '@motohaat/ui/deal/deal-history';
import { DealSteps } from '@motohaat/ui/deal/deal-steps';
import DisputePhotos from '@motohaat/ui/deal/dispute-photos';
import { FeeParts } from '@motohaat/ui/fee-parts';
import { NotFound } from '@motohaat/ui/not-found';
import { Page } from '@motohaat/ui/page';
import { Price } from '@motohaat/ui/price';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useDisputesMessages } from '../../messages/disputes/index.ts';
import { BothSides } from './both-sides.tsx';
import { DisputeDecision } from './dispute-decision.tsx';

import styles from './dispute.module.css';

/** A dispute with what both sides say and show, and what the admin can decide. */
export function Dispute({ id }: { id: string }) {
  const query = useQuery(storyQuery(useApi(), id));
  const t = useDisputesMessages().one;
  const story = query.data;
  if (query.failureReason instanceof ApiError && query.failureReason.status === 404) {
    return <NotFound home={links.href('disputes')} />;
  }
  return (
    <Page title={t.title} action={<ButtonLink to={links.href('disputes')}>{t.back}</ButtonLink>}>
      {story && <Told story={story} />}
      {!story && query.failureCount > 0 && (
        <FailedState onRetry={() => void query.refetch()}>{t.failed}</FailedState>
      )}
      {!story && query.failureCount === 0 && (
        <SkeletonGroup label={t.loading}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
    </Page>
  );
}

function Told({ story }: { story: BookingStory }) {
  const api = useApi();
  const { _id: id, productId, productName } = story;
  return (
    <div className={styles.dispute}>
      <header className={styles.bike}>
        <BikePicture className={styles.picture} src={story.picture?.card} alt="" />
        <div>
          <h2 className={styles.name}>
            <Link to={links.href('bike', { id: productId, slug: bikeSlug(productName) })}>
              {bikeName(story)}
            </Link>
          </h2>
          <p className={styles.price}>
            <Price taka={story.price} />
            <AskedPrice taka={story.asked} />
            <FeeParts price={story.price} fee={story.fee} />
          </p>
        </div>
      </header>
      <section className={styles.part}>
        <DealSteps steps={story.steps} hasFee={story.fee !== undefined} />
      </section>
      <BothSides story={story} />
      <DisputePhotos
        photos={story.photos}
        read={(photo, size) => readDisputePicture(api, { id, photo, size })}
      />
      <DisputeDecision story={story} />
      <DealHistory events={story.events} hasFee={story.fee !== undefined} />
    </div>
  );
}
