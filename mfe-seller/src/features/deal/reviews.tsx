import {
  answerReview,
  bookingReviewsQuery,
  reportReview,
  writeReview,
} from '@motohaat/api/deal-reviews';
import type { BookingStory } from '@motohaat/contract/deal';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { DealReviews } from '@motohaat/ui/deal/deal-reviews';
import { useDealReviewMessages } from '@motohaat/ui/messages/deal/reviews';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import styles from './sale-story.module.css';

/** What buyer and seller say of each other, once the bike is handed over. */
export default function Reviews({ story: { _id: id, buyer } }: { story: BookingStory }) {
  const t = useDealReviewMessages();
  const query = useQuery(bookingReviewsQuery(useApi(), id));
  const write = useAction({ ...writeReview, success: t.sent, refusals: 'here' });
  const answer = useAction({ ...answerReview, success: t.answered, refusals: 'here' });
  const report = useAction({ ...reportReview, success: t.reported, refusals: 'here' });
  if (query.isError) {
    return <FailedState onRetry={() => void query.refetch()}>{t.failed}</FailedState>;
  }
  if (!query.data) {
    return (
      <SkeletonGroup label={t.loading}>
        <Skeleton className={styles.bone} />
      </SkeletonGroup>
    );
  }
  return (
    <DealReviews
      reviews={query.data}
      name={buyer.name}
      write={{ ...write, run: (review) => write.run({ id, ...review }) }}
      answer={answer}
      report={report}
    />
  );
}
