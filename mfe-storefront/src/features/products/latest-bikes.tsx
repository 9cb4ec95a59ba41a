import { categoryIds } from '@motohaat/shared/domain/listing';
import { useApi } from '@motohaat/shared/platform';
import { NearViewport } from '@motohaat/shared/ui/near-viewport';
import { Section } from '@motohaat/shared/ui/section';
import { Skeleton } from '@motohaat/shared/ui/skeleton';
import { FailedState } from '@motohaat/shared/ui/states';
import { useQuery } from '@tanstack/react-query';

import { LatestCard } from './latest-card.tsx';
import { latestQuery } from './products.queries.ts';

import styles from './latest-bikes.module.css';

const bikesOfACategory = 2;
const places = Array.from({ length: bikesOfACategory }, (_, index) => index);

/** The newest bikes of each category; asked for when the person comes near. */
export function LatestBikes() {
  return (
    <Section title="Latest bikes" lead="The newest of each kind.">
      <NearViewport fallback={<div className={styles.grid}>{categoryIds.map(bonesOf)}</div>}>
        <div className={styles.grid}>
          {categoryIds.map((id) => (
            <LatestOfCategory key={id} categoryId={String(id)} />
          ))}
        </div>
      </NearViewport>
    </Section>
  );
}

function LatestOfCategory({ categoryId }: { categoryId: string }) {
  const query = useQuery(latestQuery(useApi(), categoryId, bikesOfACategory));
  if (query.data) {
    return query.data.map((product) => <LatestCard key={product._id} product={product} />);
  }
  if (query.failureCount > 0) {
    return <FailedState onRetry={() => void query.refetch()} busy={query.isFetching} />;
  }
  return <Bones />;
}

function bonesOf(id: number) {
  return <Bones key={id} />;
}

function Bones() {
  return places.map((place) => <Skeleton key={place} className={styles.bone} />);
}
