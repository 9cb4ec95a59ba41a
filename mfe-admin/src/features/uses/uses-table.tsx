import { Button } from '@motohaat/ui/button';
import { EmptyState } from '@motohaat/ui/states';
import { useState } from 'react';

import { useMessages } from '../../messages/uses/index.ts';
import { Cell, Header, Table } from '../../ui/table.tsx';
import { type Owner, server, type Thing, type User } from './things.ts';

import styles from './uses-table.module.css';

/** Rows at first, and with each press more; users of a thing that stand in its row. */
const most = { rows: 10, users: 8 };

/** Things with who has them and who uses them. */
export function UsesTable({ things }: { things: readonly Thing[] }) {
  const t = useMessages();
  const [shown, setShown] = useState(most.rows);
  if (things.length === 0) return <EmptyState>{t.table.empty}</EmptyState>;
  const left = things.length - shown;
  return (
    <div className={styles.table}>
      <Table
        label={t.title}
        head={
          <>
            <Header label={t.table.thing} />
            <Header label={t.table.kind} />
            <Header label={t.table.owner} />
            <Header label={t.table.users} />
          </>
        }
      >
        {things.slice(0, shown).map((thing) => (
          <tr key={`${thing.kind} ${thing.name}`}>
            <th scope="row">{thing.name}</th>
            <Cell label={t.table.kind}>{t.kinds[thing.kind]}</Cell>
            <Cell label={t.table.owner}>
              <Owners owners={thing.owners} />
            </Cell>
            <Cell label={t.table.users}>
              <Users users={thing.users} />
            </Cell>
          </tr>
        ))}
      </Table>
      {left > 0 && (
        <Button onClick={() => setShown(shown + most.rows)}>{t.table.more(left)}</Button>
      )}
    </div>
  );
}

function Owners({ owners }: { owners: readonly Owner[] }) {
  const t = useMessages();
  if (owners.length === 0) return <span className={styles.quiet}>{t.table.noOwner}</span>;
  return owners
    .map(({ application, version = '' }) =>
      `${application === server ? t.graph.server : application} ${version}`.trim(),
    )
    .join(', ');
}

function Users({ users }: { users: readonly User[] }) {
  const t = useMessages();
  if (users.length === 0) return <span className={styles.quiet}>{t.nobody}</span>;
  const [first, rest] = [users.slice(0, most.users), users.slice(most.users)];
  return (
    <>
      <UserList users={first} />
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>{t.table.furtherUsers(rest.length)}</summary>
          <UserList users={rest} />
        </details>
      )}
    </>
  );
}

function UserList({ users }: { users: readonly User[] }) {
  const t = useMessages();
  return (
    <ul className={styles.users}>
      {users.map(({ release: { application, version, standing }, library }) => (
        <li key={`${application} ${version} ${standing}`}>
          {t.table.user(`${application} ${version}`, standing)}
          {library && <p className={styles.quiet}>{t.table.library(library)}</p>}
        </li>
      ))}
    </ul>
  );
}
