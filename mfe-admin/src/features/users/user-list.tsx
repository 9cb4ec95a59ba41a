import { ApiError } from '@motohaat/api/errors';
import { isOutOfReach } from '@motohaat/api/list-query';
import { userSorts } from '@motohaat/contract/administration';
import { roles, type Role } from '@motohaat/domain/role';
import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { EmptyState, FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';

import { useListState } from '../../ui/list-state.ts';
import { Pager } from '../../ui/pager.tsx';
import { TableSkeleton } from '../../ui/table.tsx';
import { statuses } from './counts.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';
import { usersQuery } from './users.queries.ts';

import styles from './user-list.module.css';

/** Accounts, of one role or of all: searched, filtered, sorted, page by page. */
export function UserList({ only }: { only?: Role }) {
  const list = useListState();
  const role = only ?? list.one('role', roles);
  const status = list.one('status', statuses);
  const sort = list.one('sort', userSorts) ?? 'newest';
  const filters = { role, status, sort, q: list.text('q'), cursor: list.cursor };
  const query = useQuery(usersQuery(useApi(), filters));

  function rows() {
    const { data, error } = query;
    if (error instanceof ApiError && error.code === 'bad_cursor') {
      const action = <Button onClick={() => list.set({})}>First page</Button>;
      return <EmptyState action={action}>{error.message}</EmptyState>;
    }
    if (isOutOfReach(query)) {
      const retry = () => void query.refetch();
      return <FailedState onRetry={retry}>The accounts could not be loaded.</FailedState>;
    }
    if (!data) return <TableSkeleton label="Loading accounts" />;
    if (data.rows.length === 0 && list.isNarrowed) {
      const action = <Button onClick={list.clear}>Show everybody</Button>;
      return <EmptyState action={action}>Nobody matches.</EmptyState>;
    }
    if (data.rows.length === 0) return <EmptyState>Nobody is here yet.</EmptyState>;
    return (
      <>
        <UserTable
          users={data.rows}
          sort={sort}
          onSort={(next) => list.set({ sort: next })}
          busy={query.isPlaceholderData}
          showsRole={!only}
        />
        <Pager list={list} next={data.next} />
      </>
    );
  }

  return (
    <div className={styles.list}>
      <UserFilters {...{ list, only, role, status, sort }} />
      {rows()}
    </div>
  );
}
