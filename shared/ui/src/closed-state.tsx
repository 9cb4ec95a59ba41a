import type { ReactNode } from 'react';

import { Drawing } from './drawing.tsx';

import styles from './states.module.css';

/** What stood here was taken off: a sentence of those who did it says why. */
export function ClosedState({ children }: { children: ReactNode }) {
  return (
    <div className={styles.state}>
      <Drawing name="closed-road" />
      <p className={styles.sentence}>{children}</p>
    </div>
  );
}
