import { Page } from '@motohaat/ui/page';

import { SavedSearchList } from '../features/saved-searches/saved-search-list.tsx';
import { useSavedSearchMessages } from '../messages/saved-searches/index.ts';

export default function SavedSearchesPage() {
  const t = useSavedSearchMessages();
  return (
    <Page title={t.title} lead={t.lead}>
      <SavedSearchList />
    </Page>
  );
}
