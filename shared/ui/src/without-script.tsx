import type { ReactNode } from 'react';

import styles from './without-script.module.css';

/**
 * Words for whoever reads a drawn page in a browser that runs no JavaScript: what cannot be done there.
 * The controls that would do it are best hidden by `@media (scripting: none)`.
 */
export function WithoutScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <p className={styles.words}>{children}</p>
    </noscript>
  );
}
