import type { User } from '@motohaat/shared/contract/accounts';
import { Avatar } from '@motohaat/shared/ui/avatar';
import { Badge } from '@motohaat/shared/ui/badge';
import { Email } from '@motohaat/shared/ui/email';
import { Skeleton } from '@motohaat/shared/ui/skeleton';

import styles from './user-table.module.css';

const joined = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Dhaka' });
const roleNames = { buyer: 'Buyer', seller: 'Seller', admin: 'Admin' } as const;

/** A table on a desk, cards on a phone: the same rows, laid out by the style sheet. */
export function UserTable({ users }: { users: User[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Role</th>
          <th scope="col" className={styles.date}>
            Joined
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <UserRow key={user._id} user={user} />
        ))}
      </tbody>
    </table>
  );
}

function UserRow({ user }: { user: User }) {
  const name = user.name || 'No Name';
  return (
    <tr>
      <th scope="row" className={styles.person}>
        <Avatar name={name} size={32} />
        <span>{name}</span>
        {user.status === 'suspended' && <Badge tone="danger">Suspended</Badge>}
      </th>
      <td className={styles.email}>
        <Email address={user.email} />
      </td>
      <td>
        <Badge>{roleNames[user.role]}</Badge>
      </td>
      <td className={styles.date}>
        <time dateTime={user.createdAt}>{joined.format(new Date(user.createdAt))}</time>
      </td>
    </tr>
  );
}

/** The table's shape while its rows are on their way. */
export function UserTableSkeleton() {
  return (
    <output className={styles.skeleton} aria-label="Loading accounts">
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className={styles.skeletonRow} />
      ))}
    </output>
  );
}
