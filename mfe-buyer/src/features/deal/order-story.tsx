import { openConversation } from '@motohaat/api/conversations';
import {
  confirmMeeting,
  proposeMeeting,
  readDisputePicture,
  storyQuery,
} from '@motohaat/api/deals';
import { ApiError } from '@motohaat/api/errors';
import type { BookingStory } from '@motohaat/contract/deal';
import { bikeSlug } from '@motohaat/domain/slug';
import { useApi } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { useAction } from '@motohaat/platform/use-action';
import { ButtonLink } from '@motohaat/ui/button';
import { DealView } from '@motohaat/ui/deal/deal-view';
import { latePart } from '@motohaat/ui/late-part';
import { useDealMessages } from '@motohaat/ui/messages/deal';
import { dealReviewWords } from '@motohaat/ui/messages/deal/reviews';
import { NotFound } from '@motohaat/ui/not-found';
import { Page } from '@motohaat/ui/page';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { NextStep } from './next-step.tsx';

import styles from './order-story.module.css';

/** There are none before it is paid. */
const OrderPapers = latePart(() => import(/* webpackChunkName: "papers" */ './order-papers.tsx'));

const Reviews = latePart(
  withWords(() => import(/* webpackChunkName: "reviews" */ './reviews.tsx'), dealReviewWords),
  <Skeleton className={styles.bone} />,
);
const isHandedOver = ({ status }: BookingStory) => status === 'completed' || status === 'disputed';

/** A booking of the buyer's: how far it is, what is next, and all that happened. */
export function OrderStory({ id }: { id: string }) {
  const query = useQuery(storyQuery(useApi(), id));
  const { buyer: t, failed, loading } = useDealMessages();
  const story = query.data;
  if (query.failureReason instanceof ApiError && query.failureReason.status === 404) {
    return <NotFound home={links.href('orders')} />;
  }
  const action = <ButtonLink to={links.href('orders')}>{t.toOrders}</ButtonLink>;
  return (
    <Page title={t.title} action={action}>
      {story && <Told story={story} />}
      {!story && query.failureCount > 0 && (
        <FailedState onRetry={() => void query.refetch()}>{failed}</FailedState>
      )}
      {!story && query.failureCount === 0 && (
        <SkeletonGroup label={loading}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
    </Page>
  );
}

function Told({ story }: { story: BookingStory }) {
  const { meeting: t } = useDealMessages();
  const api = useApi();
  const propose = useAction({ ...proposeMeeting, success: t.sent, refusals: 'here' });
  const confirm = useAction({ ...confirmMeeting, success: t.agreed, refusals: 'here' });
  const navigate = useNavigate();
  const write = useAction({
    ...openConversation,
    onDone: ({ insertedId }) => void navigate(links.href('conversation', { id: insertedId })),
  });
  const id = story._id;
  return (
    <DealView
      story={story}
      side="buyer"
      papers={story.transactionId === null ? null : <OrderPapers id={id} status={story.status} />}
      bikeAddress={links.href('bike', { id: story.productId, slug: bikeSlug(story.productName) })}
      readPicture={(photo, size) => readDisputePicture(api, { id, photo, size })}
      propose={{ ...propose, run: (proposal) => propose.run({ id, ...proposal }) }}
      write={{ ...write, run: () => void write.run({ bookingId: id }) }}
      confirm={{ ...confirm, run: (number) => confirm.run({ id, number }) }}
      reviews={isHandedOver(story) && <Reviews story={story} />}
    >
      <NextStep story={story} />
    </DealView>
  );
}
