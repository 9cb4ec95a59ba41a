import { type UserSort, userSorts } from '@motohaat/contract/administration';
import { roles, type Role } from '@motohaat/domain/role';
import { useApi } from '@motohaat/platform';
import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';
import { useQuery } from '@tanstack/react-query';

import { ListControls, OnPhones } from '../../ui/list-controls.tsx';
import type { ListState } from '../../ui/list-state.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { countOf, statuses, type Status } from './counts.ts';
import { roleNames } from './role-words.ts';
import { userCountsQuery } from './users.queries.ts';

const sortNames: Record<UserSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  email: 'Email, A to Z',
  '-email': 'Email, Z to A',
};
const statusNames: Record<Status, string> = { active: 'Active', suspended: 'Suspended' };

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
  const { data: counts } = useQuery(userCountsQuery(useApi()));
  const withCount = (name: string, ofRole?: Role, ofStatus?: Status) =>
    counts ? `${name} (${countOf(counts, ofRole, ofStatus).toLocaleString('en-IN')})` : name;
  return (
    <ListControls>
      <SearchBox
        label="Search by name or email"
        value={list.text('q')}
        onSearch={(q) => list.set({ q }, { replace: true })}
      />
      {!only && (
        <Field label="Role">
          <Select value={role ?? ''} onChange={(event) => list.set({ role: event.target.value })}>
            <option value="">{withCount('All', undefined, status)}</option>
            {roles.map((one) => (
              <option key={one} value={one}>
                {withCount(roleNames[one], one, status)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label="Status">
        <Select value={status ?? ''} onChange={(event) => list.set({ status: event.target.value })}>
          <option value="">{withCount('All', role)}</option>
          {statuses.map((one) => (
            <option key={one} value={one}>
              {withCount(statusNames[one], role, one)}
            </option>
          ))}
        </Select>
      </Field>
      <OnPhones>
        <Field label="Sort">
          <Select value={sort} onChange={(event) => list.set({ sort: event.target.value })}>
            {userSorts.map((one) => (
              <option key={one} value={one}>
                {sortNames[one]}
              </option>
            ))}
          </Select>
        </Field>
      </OnPhones>
    </ListControls>
  );
}
