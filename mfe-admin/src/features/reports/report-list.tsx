import { reportReasons } from '@motohaat/domain/report';
import { useApi, useSession } from '@motohaat/platform';
import { usePage } from '@motohaat/platform/use-page';
import { PagedList } from '@motohaat/ui/paged-list';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/index.ts';
import { FilteredList, NothingHere } from '../../ui/filtered-list.tsx';
import { useListState } from '../../ui/list-state.ts';
import { tableSkeleton } from '../../ui/table.tsx';
import { ReportFilters, reportStates } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { reportsQuery } from './reports.queries.ts';

/** What buyers reported: open reports wait for the admin, closed ones are for looking back. */
export function ReportList() {
  const t = useMessages().reports.list;
  const session = useSession();
  const list = useListState();
  const filters = {
    state: list.one('state', reportStates) ?? 'open',
    reason: list.one('reason', reportReasons),
    productId: list.text('productId'),
  };
  const email = session.status === 'ready' ? session.user.email : undefined;
  const query = useQuery(reportsQuery(useApi(), { ...filters, email, cursor: list.cursor }));
  const page = usePage(query, list);
  const narrowed = { sentence: t.noMatch, clear: t.showAll };
  return (
    <FilteredList filters={<ReportFilters list={list} {...filters} />}>
      <PagedList
        list={page}
        label={t.label}
        loading={t.loading}
        failed={t.failed}
        empty={
          <NothingHere list={list} narrowed={narrowed}>
            {t.empty}
          </NothingHere>
        }
        {...tableSkeleton}
        renderTable={(reports, isStale) => (
          <ReportTable
            reports={reports}
            busy={isStale}
            onOnlyBike={(productId) => list.set({ productId })}
          />
        )}
      />
    </FilteredList>
  );
}
