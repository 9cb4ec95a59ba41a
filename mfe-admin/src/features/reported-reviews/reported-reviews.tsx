import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { Spinner } from '@motohaat/ui/spinner';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { useReviewMessages } from '../../messages/review/index.ts';
import { ReportedReviewCard } from './reported-review-card.tsx';

import styles from './reported-reviews.module.css';

/** What people wrote of each other and somebody reported: the longest waiting, until all are decided. */
export function ReportedReviews() {
  const { reported: t } = useReviewMessages();
  const heading = useId();
  const api = useApi();
  const query = useQuery({
    queryKey: keyOf('reviews', 'reported'),
    queryFn: ({ signal }) => api.list(calls.dealReviews.reported, { query: {}, signal }),
    staleTime: 0,
  });
  if (query.isPending && query.failureCount === 0) return <Spinner page />;
  const rows = query.data?.rows ?? [];
  if (!query.isError && rows.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.title}>
        {t.title}
      </h2>
      {query.isError ? (
        <FailedState onRetry={() => void query.refetch()}>{t.failed}</FailedState>
      ) : (
        <ul className={styles.list}>
          {rows.map((review) => (
            <li key={review._id}>
              <ReportedReviewCard review={review} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
