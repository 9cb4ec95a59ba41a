import { InfoIcon } from '@motohaat/ui/icons';

import styles from './warning.module.css';

/** Something to look at again; announced when it appears, and nothing while there is nothing. */
export function Warning({ children }: { children: string | false | undefined }) {
  return (
    <output className={styles.place}>
      {children && (
        <span className={styles.warning}>
          <InfoIcon />
          {children}
        </span>
      )}
    </output>
  );
}
