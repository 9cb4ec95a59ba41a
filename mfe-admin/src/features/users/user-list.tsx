import { useApi } from '@motohaat/shared/platform';
import { Button } from '@motohaat/shared/ui/button';
import { EmptyState, FailedState } from '@motohaat/shared/ui/states';
import { useInfiniteQuery } from '@tanstack/react-query';

import { UserTable, UserTableSkeleton } from './user-table.tsx';
import { usersQuery } from './users.queries.ts';

import styles from './user-list.module.css';

/** The accounts, with the states that every list has, and a button for the next page. */
export function UserList() {
  const list = useInfiniteQuery(usersQuery(useApi()));
  if (list.isPending) return <UserTableSkeleton />;
  if (list.isError && !list.data) {
    return (
      <FailedState onRetry={() => void list.refetch()}>
        The accounts could not be loaded.
      </FailedState>
    );
  }
  const users = list.data.pages.flatMap((page) => page.rows);
  if (users.length === 0) return <EmptyState>Nobody has an account yet.</EmptyState>;
  return (
    <div className={styles.list}>
      <UserTable users={users} />
      {list.isFetchNextPageError && (
        <p role="alert" className={styles.failed}>
          The next accounts could not be loaded.
        </p>
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchNextPageError ? 'Try again' : 'Show more accounts'}
        </Button>
      )}
    </div>
  );
}
