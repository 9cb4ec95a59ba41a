import type { User } from '@motohaat/contract/accounts';
import type { UserSort } from '@motohaat/contract/administration';
import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage } from '@motohaat/platform';
import { Avatar } from '@motohaat/ui/avatar';
import { Badge } from '@motohaat/ui/badge';
import { Email } from '@motohaat/ui/email';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { Cell, Header, MenuCell, SortHeader, Table } from '../../ui/table.tsx';
import { UserMenu } from './user-menu.tsx';

import styles from './user-table.module.css';

/** The search that finds the bookings of somebody. */
const ofUser = ({ email }: User) => new URLSearchParams({ q: email }).toString();

type UserTableProps = {
  users: readonly User[];
  sort: UserSort;
  onSort: (sort: UserSort) => void;
  busy: boolean;
  showsRole: boolean;
};

export function UserTable({ users, sort, onSort, busy, showsRole }: UserTableProps) {
  const { users: t, common } = useMessages();
  const order = { sort, onSort };
  return (
    <Table
      label={t.list.label}
      busy={busy}
      head={
        <>
          <SortHeader label={t.columns.name} ascending="name" descending="-name" {...order} />
          <SortHeader label={t.columns.email} ascending="email" descending="-email" {...order} />
          {showsRole && <Header label={t.columns.role} />}
          <SortHeader
            label={t.columns.joined}
            ascending="oldest"
            descending="newest"
            first="descending"
            number
            {...order}
          />
          <Header label={common.actions} hidden />
        </>
      }
    >
      {users.map((user) => (
        <UserRow key={user._id} user={user} showsRole={showsRole} />
      ))}
    </Table>
  );
}

function UserRow({ user, showsRole }: { user: User; showsRole: boolean }) {
  const { users: t, common } = useMessages();
  const { day } = longFormats(useLanguage());
  const name = user.name || common.noName;
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Avatar name={name} size={32} />
          <span>{name}</span>
          {user.status === 'suspended' && <Badge tone="danger">{t.statuses.suspended}</Badge>}
        </span>
        {user.deletionHeld && (
          <Link className={styles.held} to={`${links.href('paid-bookings')}?${ofUser(user)}`}>
            {t.deletionHeld}
          </Link>
        )}
      </th>
      <Cell label={t.columns.email}>
        <Email address={user.email} />
      </Cell>
      {showsRole && <Cell label={t.columns.role}>{t.roles[user.role]}</Cell>}
      <Cell label={t.columns.joined} number>
        <time dateTime={user.createdAt} className={styles.day}>
          {day(new Date(user.createdAt))}
        </time>
      </Cell>
      <MenuCell>
        <UserMenu user={user} />
      </MenuCell>
    </tr>
  );
}
