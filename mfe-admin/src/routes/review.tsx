import { Page } from '@motohaat/ui/page';

import { ReportedReviews } from '../features/reported-reviews/reported-reviews.tsx';
import { ReviewList } from '../features/review/review-list.tsx';
import { useReviewMessages } from '../messages/review/index.ts';

export default function ReviewPage() {
  const t = useReviewMessages().page;
  return (
    <Page title={t.title} lead={t.lead}>
      <ReportedReviews />
      <ReviewList />
    </Page>
  );
}
