import { Page } from '@motohaat/ui/page';

import { ReviewList } from '../features/review/review-list.tsx';
import { useMessages } from '../messages/index.ts';

export default function ReviewPage() {
  const t = useMessages().review.page;
  return (
    <Page title={t.title} lead={t.lead}>
      <ReviewList />
    </Page>
  );
}
