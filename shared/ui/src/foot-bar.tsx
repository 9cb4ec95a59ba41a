import type { ReactNode } from 'react';

import { Price } from './price.tsx';

import styles from './foot-bar.module.css';

type FootBarProps = {
  /** Whole taka; read elsewhere on the page. */
  taka: number;
  /** The one main thing that can be done. */
  children: ReactNode;
};

/** On a phone the price and the main thing at the foot of the screen; on a wide one that thing in its place. */
export function FootBar({ taka, children }: FootBarProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.price} aria-hidden>
        <Price taka={taka} />
      </span>
      <div className={styles.main}>{children}</div>
    </div>
  );
}
