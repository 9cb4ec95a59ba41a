import { UserList } from '../features/users/user-list.tsx';

import styles from './users.module.css';

export default function UsersPage() {
  return (
    <section className={styles.page} aria-labelledby="users-title">
      <header className={styles.header}>
        <h1 id="users-title">All Users</h1>
        <p className={styles.lead}>Everybody with an account, the newest first.</p>
      </header>
      <UserList />
    </section>
  );
}
