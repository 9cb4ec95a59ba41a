import { useApi } from '@motohaat/platform';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { Section } from '@motohaat/ui/section';
import { SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { AdvertCard, AdvertCardSkeleton } from './advert-card.tsx';
import { advertsQuery } from './adverts.queries.ts';

import styles from './advert-grid.module.css';

/** The bikes that sellers advertise on the home page. */
export function AdvertGrid() {
  return (
    <Section title="Advertised items" lead="Bikes that their sellers put forward right now.">
      <Adverts />
    </Section>
  );
}

function Adverts() {
  const query = useQuery(advertsQuery(useApi()));
  if (query.data) {
    return (
      <FocusKeeper>
        {query.data.length === 0 ? (
          <EmptyState>No Advertised Items.</EmptyState>
        ) : (
          <ul className={styles.grid}>
            {query.data.map((item) => (
              <li key={item._id}>
                <AdvertCard item={item} />
              </li>
            ))}
          </ul>
        )}
      </FocusKeeper>
    );
  }
  if (query.failureCount > 0) {
    return <FailedState onRetry={() => void query.refetch()} />;
  }
  return (
    <SkeletonGroup label="Loading the advertised items" className={styles.grid}>
      {[1, 2, 3].map((place) => (
        <AdvertCardSkeleton key={place} />
      ))}
    </SkeletonGroup>
  );
}
