import type { ReactNode } from 'react';

import styles from './account.module.css';

/** The narrow card that a sign-in or sign-up page consists of. */
export function AccountCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </div>
  );
}

/** The way to the other page: "New to MotoHaat? Sign up". */
export function AccountSwitch({ children }: { children: ReactNode }) {
  return <p className={styles.switch}>{children}</p>;
}
