import type { SavedSearch } from '@motohaat/contract/saved-searches';
import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { ButtonLink } from '@motohaat/ui/button';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState } from '@motohaat/ui/states';
import { useState } from 'react';

import { links } from '../../links.ts';
import { useSavedSearchMessages } from '../../messages/saved-searches/index.ts';
import { DeleteSavedSearch } from './delete-saved-search.tsx';
import { EditSavedSearch } from './edit-saved-search.tsx';
import { SavedSearchCard } from './saved-search-card.tsx';
import { savedSearchesQuery } from './saved-searches.queries.ts';

import styles from './saved-search-card.module.css';

type Asked = { for: 'edit' | 'delete'; search: SavedSearch };

/** The searches that the buyer keeps, each with how many bikes are new. */
export function SavedSearchList() {
  const t = useSavedSearchMessages();
  const searches = usePagedList(savedSearchesQuery(useApi()));
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const look = <ButtonLink to={links.href('search')}>{t.search}</ButtonLink>;
  return (
    <>
      <PagedList
        list={searches}
        label={t.title}
        loading={t.loading}
        failed={t.failed}
        empty={<EmptyState action={look}>{t.empty}</EmptyState>}
        skeleton={<Skeleton className={styles.bone} />}
      >
        {(search) => (
          <SavedSearchCard
            search={search}
            onEdit={() => setAsked({ for: 'edit', search })}
            onDelete={() => setAsked({ for: 'delete', search })}
          />
        )}
      </PagedList>
      {asked?.for === 'edit' && <EditSavedSearch search={asked.search} onClose={close} />}
      {asked?.for === 'delete' && <DeleteSavedSearch search={asked.search} onClose={close} />}
    </>
  );
}
