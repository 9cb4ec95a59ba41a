import { useApi } from '@motohaat/platform';
import { usePage } from '@motohaat/platform/use-page';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useModelsMessages } from '../../messages/models/index.ts';
import { useListState } from '../../ui/list-state.ts';
import { otherModelsQuery } from './models.queries.ts';
import { OtherModelCard } from './other-model-card.tsx';

/** Words of sellers for models that the catalogue lacks: those of most bikes first. */
export function OtherModelList() {
  const t = useModelsMessages().list;
  const list = useListState();
  const page = usePage(useQuery(otherModelsQuery(useApi(), list.cursor)), list);
  return (
    <PagedList
      list={page}
      rowKey={({ key }) => key}
      label={t.label}
      loading={t.loading}
      failed={t.failed}
      empty={<EmptyState>{t.empty}</EmptyState>}
    >
      {(written) => <OtherModelCard written={written} />}
    </PagedList>
  );
}
