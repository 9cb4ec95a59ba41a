import { type ReactNode, useId } from 'react';

import styles from './page.module.css';

type PageProps = {
  title: string;
  /** What the page is for, in a sentence. */
  lead?: ReactNode;
  /** The one thing to do besides reading; at the right where there is room. */
  action?: ReactNode;
  children: ReactNode;
};

/** What every page of a dashboard starts with. */
export function Page({ title, lead, action, children }: PageProps) {
  const id = useId();
  return (
    <section className={styles.page} aria-labelledby={id}>
      <header className={styles.header}>
        <h1 id={id}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </header>
      {children}
    </section>
  );
}
