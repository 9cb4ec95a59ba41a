import { formatTaka, spokenTaka } from '@motohaat/domain/money';

import { VisuallyHidden } from './visually-hidden.tsx';

import styles from './price.module.css';

/** An amount in whole taka: drawn as `৳1,45,000`, read out as `BDT 1,45,000`. */
export function Price({ taka }: { taka: number }) {
  return (
    <span className={styles.price}>
      <span aria-hidden>{formatTaka(taka)}</span>
      <VisuallyHidden>{spokenTaka(taka)}</VisuallyHidden>
    </span>
  );
}
