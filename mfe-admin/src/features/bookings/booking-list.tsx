import { ApiError } from '@motohaat/api/errors';
import { isOutOfReach } from '@motohaat/api/list-query';
import { moneyStatuses } from '@motohaat/domain/booking';
import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useListState } from '../../ui/list-state.ts';
import { Pager } from '../../ui/pager.tsx';
import { TableSkeleton } from '../../ui/table.tsx';
import { BookingFilters } from './booking-filters.tsx';
import { BookingTable } from './booking-table.tsx';
import { paidBookingsQuery } from './bookings.queries.ts';

import styles from './booking-list.module.css';

/** Bookings that are paid wait here for their end; those that have ended can be looked up. */
export function BookingList() {
  const list = useListState();
  const state = list.one('state', moneyStatuses) ?? 'paid';
  const filters = { state, q: list.text('q'), cursor: list.cursor };
  const query = useQuery(paidBookingsQuery(useApi(), filters));

  function rows() {
    const { data, error } = query;
    if (error instanceof ApiError && error.code === 'bad_cursor') {
      const action = <Button onClick={() => list.set({})}>First page</Button>;
      return <EmptyState action={action}>{error.message}</EmptyState>;
    }
    if (isOutOfReach(query)) {
      const retry = () => void query.refetch();
      return <FailedState onRetry={retry}>The bookings could not be loaded.</FailedState>;
    }
    if (!data) return <TableSkeleton label="Loading bookings" />;
    if (data.rows.length === 0 && list.isNarrowed) {
      const action = <Button onClick={list.clear}>Show all paid bookings</Button>;
      return <EmptyState action={action}>Nothing matches.</EmptyState>;
    }
    if (data.rows.length === 0) return <EmptyState>No paid booking waits for its end.</EmptyState>;
    return (
      <>
        <BookingTable bookings={data.rows} busy={query.isPlaceholderData} />
        <Pager list={list} next={data.next} />
      </>
    );
  }

  return (
    <div className={styles.list}>
      <BookingFilters list={list} state={state} />
      {rows()}
    </div>
  );
}
