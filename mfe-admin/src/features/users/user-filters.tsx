import { type UserSort, userSorts } from '@motohaat/contract/administration';
import { roles, type Role } from '@motohaat/domain/role';
import { useApi } from '@motohaat/platform';
import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/index.ts';
import { ListControls, OnPhones } from '../../ui/list-controls.tsx';
import type { ListState } from '../../ui/list-state.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { countOf, statuses, type Status } from './counts.ts';
import { userCountsQuery } from './users.queries.ts';

type UserFiltersProps = {
  list: ListState;
  /** The role that the whole page is about, if it is about one. */
  only: Role | undefined;
  role: Role | undefined;
  status: Status | undefined;
  sort: UserSort;
};

/** What the list can be narrowed by, with how many accounts that leaves. */
export function UserFilters({ list, only, role, status, sort }: UserFiltersProps) {
  const { users: t, common } = useMessages();
  const { data: counts } = useQuery(userCountsQuery(useApi()));
  const withCount = (name: string, ofRole?: Role, ofStatus?: Status) =>
    counts ? t.filters.withCount(name, countOf(counts, ofRole, ofStatus)) : name;
  return (
    <ListControls>
      <SearchBox
        label={t.filters.search}
        value={list.text('q')}
        onSearch={(q) => list.set({ q }, { replace: true })}
      />
      {!only && (
        <Field label={t.filters.role}>
          <Select value={role ?? ''} onChange={(event) => list.set({ role: event.target.value })}>
            <option value="">{withCount(common.all, undefined, status)}</option>
            {roles.map((one) => (
              <option key={one} value={one}>
                {withCount(t.roles[one], one, status)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t.filters.status}>
        <Select value={status ?? ''} onChange={(event) => list.set({ status: event.target.value })}>
          <option value="">{withCount(common.all, role)}</option>
          {statuses.map((one) => (
            <option key={one} value={one}>
              {withCount(t.statuses[one], role, one)}
            </option>
          ))}
        </Select>
      </Field>
      <OnPhones>
        <Field label={t.filters.sort}>
          <Select value={sort} onChange={(event) => list.set({ sort: event.target.value })}>
            {userSorts.map((one) => (
              <option key={one} value={one}>
                {t.sorts[one]}
              </option>
            ))}
          </Select>
        </Field>
      </OnPhones>
    </ListControls>
  );
}
