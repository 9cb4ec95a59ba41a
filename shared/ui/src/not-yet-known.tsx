import { Spinner } from './spinner.tsx';

import styles from './not-yet-known.module.css';

/**
 * Stands for a part that may turn out to be nothing. What follows beside it is seen when that is known, in
 * the place where it stays.
 */
export function NotYetKnown() {
  return (
    <div className={styles.unknown}>
      <Spinner page />
    </div>
  );
}
