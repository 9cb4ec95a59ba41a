import type { User } from '@motohaat/contract/accounts';
import type { UserSort } from '@motohaat/contract/administration';
import { Avatar } from '@motohaat/ui/avatar';
import { Badge } from '@motohaat/ui/badge';
import { Email } from '@motohaat/ui/email';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { Cell, Header, MenuCell, SortHeader, Table } from '../../ui/table.tsx';
import { roleNames } from './role-words.ts';
import { UserMenu } from './user-menu.tsx';

import styles from './user-table.module.css';

const joined = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Dhaka' });

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
  const order = { sort, onSort };
  return (
    <Table
      label="Accounts"
      busy={busy}
      head={
        <>
          <SortHeader label="Name" ascending="name" descending="-name" {...order} />
          <SortHeader label="Email" ascending="email" descending="-email" {...order} />
          {showsRole && <Header label="Role" />}
          <SortHeader
            label="Joined"
            ascending="oldest"
            descending="newest"
            first="descending"
            number
            {...order}
          />
          <Header label="Actions" hidden />
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
  const name = user.name || 'No Name';
  return (
    <tr>
      <th scope="row">
        <span className={styles.person}>
          <Avatar name={name} size={32} />
          <span>{name}</span>
          {user.status === 'suspended' && <Badge tone="danger">Suspended</Badge>}
        </span>
        {user.deletionHeld && (
          <Link className={styles.held} to={`${links.href('paid-bookings')}?${ofUser(user)}`}>
            Deletion waits for paid bookings
          </Link>
        )}
      </th>
      <Cell label="Email">
        <Email address={user.email} />
      </Cell>
      {showsRole && <Cell label="Role">{roleNames[user.role]}</Cell>}
      <Cell label="Joined" number>
        <time dateTime={user.createdAt} className={styles.day}>
          {joined.format(new Date(user.createdAt))}
        </time>
      </Cell>
      <MenuCell>
        <UserMenu user={user} />
      </MenuCell>
    </tr>
  );
}
