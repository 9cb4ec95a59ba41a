import type { ReactNode } from 'react';

import styles from './page-part.module.css';

type PagePartProps = {
  /** The fragment by which its heading is reached. */
  id: string;
  title: string;
  /** What it is for, in a sentence. */
  lead?: string;
  children: ReactNode;
};

/** A titled part of a long page. */
export function PagePart({ id, title, lead, children }: PagePartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
