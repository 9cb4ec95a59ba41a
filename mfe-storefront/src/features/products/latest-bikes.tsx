import { useApi } from '@motohaat/platform';
import { NearViewport } from '@motohaat/ui/near-viewport';
import { Section } from '@motohaat/ui/section';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { LatestCard } from './latest-card.tsx';
import { latestQuery } from './products.queries.ts';

import styles from './latest-bikes.module.css';

const bikesShown = 6;

/** The newest bikes of the market; asked for when the person comes near. */
export function LatestBikes() {
  return (
    <Section title="Latest bikes" lead="Fresh on the market.">
      <NearViewport fallback={<Bones />}>
        <Bikes />
      </NearViewport>
    </Section>
  );
}

function Bikes() {
  const query = useQuery(latestQuery(useApi(), bikesShown));
  if (query.data?.length === 0) return <EmptyState>No bikes here yet.</EmptyState>;
  if (query.data) {
    return (
      <ul className={styles.grid}>
        {query.data.map((product) => (
          <li key={product._id}>
            <LatestCard product={product} />
          </li>
        ))}
      </ul>
    );
  }
  if (query.failureCount > 0) {
    return <FailedState onRetry={() => void query.refetch()} />;
  }
  return <Bones />;
}

function Bones() {
  return (
    <SkeletonGroup label="Loading the latest bikes" className={styles.grid}>
      {Array.from({ length: bikesShown }, (_, place) => (
        <Skeleton key={place} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
