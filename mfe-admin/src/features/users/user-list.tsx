import { userSorts } from '@motohaat/contract/administration';
import { roles, type Role } from '@motohaat/domain/role';
import { useApi } from '@motohaat/platform';
import { usePage } from '@motohaat/platform/use-page';
import { PagedList } from '@motohaat/ui/paged-list';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/index.ts';
import { FilteredList, NothingHere } from '../../ui/filtered-list.tsx';
import { useListState } from '../../ui/list-state.ts';
import { tableSkeleton } from '../../ui/table.tsx';
import { statuses } from './counts.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';
import { usersQuery } from './users.queries.ts';

/** Accounts, of one role or of all: searched, filtered, sorted, page by page. */
export function UserList({ only }: { only?: Role }) {
  const t = useMessages().users.list;
  const list = useListState();
  const role = only ?? list.one('role', roles);
  const status = list.one('status', statuses);
  const sort = list.one('sort', userSorts) ?? 'newest';
  const filters = { role, status, sort, q: list.text('q'), cursor: list.cursor };
  const page = usePage(useQuery(usersQuery(useApi(), filters)), list);
  const narrowed = { sentence: t.noMatch, clear: t.showAll };
  return (
    <FilteredList filters={<UserFilters {...{ list, only, role, status, sort }} />}>
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
        renderTable={(users, isStale) => (
          <UserTable
            users={users}
            sort={sort}
            onSort={(next) => list.set({ sort: next })}
            busy={isStale}
            showsRole={!only}
          />
        )}
      />
    </FilteredList>
  );
}
