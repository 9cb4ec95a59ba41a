import type { ReactNode } from 'react';

import styles from './list-controls.module.css';

/** Search and filters in a row; one under the other on a phone. */
export function ListControls({ children }: { children: ReactNode }) {
  return <div className={styles.controls}>{children}</div>;
}

/** For controls that a table's head has where there is room for it. */
export function OnPhones({ children }: { children: ReactNode }) {
  return <div className={styles.onPhones}>{children}</div>;
}
