import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { leastToShow } from '@motohaat/domain/deal-review';
import { useApi } from '@motohaat/platform';
import { useQuery } from '@tanstack/react-query';

import { useLowerMessages } from '../../messages/lower/index.ts';
import { BuyerReview } from '../../ui/buyer-review.tsx';
import { Section } from '../../ui/section.tsx';

import styles from './real-reviews.module.css';

/** What buyers wrote of sellers here, good and bad alike; nothing until there are three. */
export default function RealReviews() {
  const { realReviews: t } = useLowerMessages();
  const api = useApi();
  const { data: reviews = [] } = useQuery({
    queryKey: keyOf('reviews', 'latest'),
    queryFn: ({ signal }) => api.call(calls.dealReviews.latest, { signal }),
  });
  if (reviews.length < leastToShow) return null;
  return (
    <Section title={t.title} lead={t.lead}>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review._id}>
            <BuyerReview review={review} words={t} withSeller />
          </li>
        ))}
      </ul>
    </Section>
  );
}
