import { formats } from '@motohaat/domain/formats';
import { useLanguage } from '@motohaat/platform';

import { VisuallyHidden } from './visually-hidden.tsx';

import styles from './price.module.css';

/** An amount in whole taka: drawn as `৳1,45,000`, read out as `BDT 1,45,000`. */
export function Price({ taka: amount }: { taka: number }) {
  const { taka, spokenTaka } = formats(useLanguage());
  return (
    <span className={styles.price}>
      <span aria-hidden>{taka(amount)}</span>
      {/* The space is for text browsers, which write both. */}
      <VisuallyHidden>{` ${spokenTaka(amount)}`}</VisuallyHidden>
    </span>
  );
}
