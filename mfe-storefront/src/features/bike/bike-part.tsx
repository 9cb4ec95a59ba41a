import { classNames } from '@motohaat/ui/class-names';
import { type ReactNode, useId } from 'react';

import styles from './bike-part.module.css';

type BikePartProps = { title: string; className?: string | undefined; children: ReactNode };

/** A titled part of a bike's page: below what one sees first (`data-far`). */
export function BikePart({ title, className, children }: BikePartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classNames(styles.part, className)} data-far>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
