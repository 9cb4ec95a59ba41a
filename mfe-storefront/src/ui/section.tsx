import { classNames } from '@motohaat/ui/class-names';
import { type ReactNode, useId } from 'react';

import styles from './section.module.css';

type SectionProps = {
  /** The fragment by which links reach the section. They lead to its heading, which takes the focus. */
  id?: string;
  title: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A titled part of a page, as wide as pages are: below what one sees first (`data-far`). */
export function Section({ id, title, lead, className, children }: SectionProps) {
  const ownId = useId();
  const headingId = id ?? ownId;
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={headingId} data-far>
      <header className={styles.header}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
