import { classNames } from '@motohaat/ui/class-names';
import type { ReactNode } from 'react';

import styles from './filter-form.module.css';

type FilterGroupProps = { title: string; className?: string | undefined; children: ReactNode };

/** What belongs to one filter, under its name. */
export function FilterGroup({ title, className, children }: FilterGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <div className={classNames(styles.values, className)}>{children}</div>
    </fieldset>
  );
}
