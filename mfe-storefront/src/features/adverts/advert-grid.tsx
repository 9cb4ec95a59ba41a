import { listResult } from '@motohaat/api/list-result';
import { useApi } from '@motohaat/platform';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { Section } from '../../ui/section.tsx';
import { AdvertCard, AdvertCardSkeleton } from './advert-card.tsx';
import { advertsQuery } from './adverts.queries.ts';

import styles from './advert-grid.module.css';

/** The bikes that sellers advertise on the home page. */
export function AdvertGrid() {
  const adverts = useQuery(advertsQuery(useApi()));
  return (
    <Section title="Advertised items" lead="Bikes that their sellers put forward right now.">
      <PagedList
        list={listResult(adverts)}
        label="Advertised items"
        className={styles.grid}
        loading="Loading the advertised items"
        empty={<EmptyState>No Advertised Items.</EmptyState>}
        skeleton={<AdvertCardSkeleton />}
      >
        {(item) => <AdvertCard item={item} />}
      </PagedList>
    </Section>
  );
}
