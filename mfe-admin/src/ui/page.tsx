import { type ReactNode, useId } from 'react';

import styles from './page.module.css';

type PageProps = { title: string; lead: string; children: ReactNode };

/** What every page of the console starts with. */
export function Page({ title, lead, children }: PageProps) {
  const id = useId();
  return (
    <section className={styles.page} aria-labelledby={id}>
      <header className={styles.header}>
        <h1 id={id}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
    </section>
  );
}
