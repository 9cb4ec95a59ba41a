import { ApiError } from '@motohaat/api/errors';
import { isOutOfReach } from '@motohaat/api/list-query';
import { reportReasons } from '@motohaat/domain/report';
import { useApi, useSession } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useListState } from '../../ui/list-state.ts';
import { Pager } from '../../ui/pager.tsx';
import { TableSkeleton } from '../../ui/table.tsx';
import { ReportFilters, reportStates } from './report-filters.tsx';
import { ReportTable } from './report-table.tsx';
import { reportsQuery } from './reports.queries.ts';

import styles from './report-list.module.css';

/** What buyers reported: open reports wait for the admin, closed ones are for looking back. */
export function ReportList() {
  const session = useSession();
  const list = useListState();
  const filters = {
    state: list.one('state', reportStates) ?? 'open',
    reason: list.one('reason', reportReasons),
    productId: list.text('productId'),
  };
  const email = session.status === 'ready' ? session.user.email : undefined;
  const query = useQuery(reportsQuery(useApi(), { ...filters, email, cursor: list.cursor }));

  function rows() {
    const { data, error } = query;
    if (error instanceof ApiError && error.code === 'bad_cursor') {
      const action = <Button onClick={() => list.set({})}>First page</Button>;
      return <EmptyState action={action}>{error.message}</EmptyState>;
    }
    if (isOutOfReach(query)) {
      const retry = () => void query.refetch();
      return <FailedState onRetry={retry}>The reports could not be loaded.</FailedState>;
    }
    if (!data) return <TableSkeleton label="Loading reports" />;
    if (data.rows.length === 0 && list.isNarrowed) {
      const action = <Button onClick={list.clear}>Show all open reports</Button>;
      return <EmptyState action={action}>Nothing matches.</EmptyState>;
    }
    if (data.rows.length === 0) return <EmptyState>No report is waiting for you.</EmptyState>;
    return (
      <>
        <ReportTable
          reports={data.rows}
          busy={query.isPlaceholderData}
          onOnlyBike={(productId) => list.set({ productId })}
        />
        <Pager list={list} next={data.next} />
      </>
    );
  }

  return (
    <div className={styles.list}>
      <ReportFilters list={list} {...filters} />
      {rows()}
    </div>
  );
}
