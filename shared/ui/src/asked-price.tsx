import { useMessages } from './messages/index.ts';

import styles from './asked-price.module.css';

/** Beside the price of a booking: what was asked, where its two people agreed on less. */
export function AskedPrice({ taka }: { taka: number | undefined }) {
  const { booking: t } = useMessages();
  return taka !== undefined && <span className={styles.asked}>{t.asked(taka)}</span>;
}
