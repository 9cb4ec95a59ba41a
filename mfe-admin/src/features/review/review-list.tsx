import { useApi } from '@motohaat/platform';
import { usePage } from '@motohaat/platform/use-page';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useReviewMessages } from '../../messages/review/index.ts';
import { useListState } from '../../ui/list-state.ts';
import { ReviewCard } from './review-card.tsx';
import { reviewCasesQuery } from './review.queries.ts';

/** Bikes that wait for an admin, or that a rule has flagged: the longest waiting first. */
export function ReviewList() {
  const t = useReviewMessages().list;
  const list = useListState();
  const page = usePage(useQuery(reviewCasesQuery(useApi(), list.cursor)), list);
  return (
    <PagedList
      list={page}
      label={t.label}
      loading={t.loading}
      failed={t.failed}
      empty={<EmptyState>{t.empty}</EmptyState>}
    >
      {(reviewed) => <ReviewCard reviewed={reviewed} />}
    </PagedList>
  );
}
