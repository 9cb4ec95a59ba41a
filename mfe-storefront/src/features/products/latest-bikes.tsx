import { listResult } from '@motohaat/api/list-result';
import type { Product } from '@motohaat/contract/catalogue';
import type { ListResult } from '@motohaat/domain/list-result';
import { platformWords, useApi } from '@motohaat/platform';
import { List } from '@motohaat/ui/list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState } from '@motohaat/ui/states';
import { useWasDrawn } from '@motohaat/ui/use-is-live';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/index.ts';
import { NearViewport } from '../../ui/near-viewport.tsx';
import { Section } from '../../ui/section.tsx';
import { LatestCard } from './latest-card.tsx';
import { latestQuery } from './products.queries.ts';

import styles from './latest-card.module.css';

const bikesShown = 6;

/**
 * The newest bikes of the market; asked for when the person comes near. A page that the server draws
 * has them already.
 */
export function LatestBikes() {
  const { latest: t } = useMessages();
  const bikes = <LoadedBikes />;
  return (
    <Section title={t.title} lead={t.lead}>
      {useWasDrawn() ? (
        bikes
      ) : (
        <NearViewport fallback={<Bikes list={{ status: 'loading' }} />}>{bikes}</NearViewport>
      )}
    </Section>
  );
}

function LoadedBikes() {
  const { failures } = platformWords.useMessages();
  const bikes = useQuery(latestQuery(useApi(), bikesShown));
  return <Bikes list={listResult(bikes, failures)} />;
}

function Bikes({ list }: { list: ListResult<Product> }) {
  const { bikes, latest: t } = useMessages();
  return (
    <List
      list={list}
      label={t.title}
      columns={3}
      loading={t.loading}
      empty={<EmptyState>{bikes.none}</EmptyState>}
      skeleton={<Skeleton className={styles.bone} />}
      skeletons={bikesShown}
    >
      {(product) => <LatestCard product={product} />}
    </List>
  );
}
