import { listResult } from '@motohaat/api/list-result';
import { platformWords, useApi } from '@motohaat/platform';
import { List } from '@motohaat/ui/list';
import { EmptyState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/index.ts';
import { Section } from '../../ui/section.tsx';
import { AdvertCard, AdvertCardSkeleton } from './advert-card.tsx';
import { advertsQuery } from './adverts.queries.ts';

import styles from './advert-grid.module.css';

/** The bikes that sellers advertise on the home page. */
export function AdvertGrid() {
  const { adverts: t } = useMessages();
  const { failures } = platformWords.useMessages();
  const adverts = useQuery(advertsQuery(useApi()));
  return (
    <Section title={t.title} lead={t.lead}>
      <List
        list={listResult(adverts, failures)}
        label={t.title}
        className={styles.grid}
        loading={t.loading}
        empty={<EmptyState>{t.none}</EmptyState>}
        skeleton={<AdvertCardSkeleton />}
      >
        {(item) => <AdvertCard item={item} />}
      </List>
    </Section>
  );
}
