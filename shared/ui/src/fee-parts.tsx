import { useMessages } from './messages/index.ts';

import styles from './asked-price.module.css';

type FeePartsProps = {
  /** Whole taka. */
  price: number;
  /** The part of it that is paid online, in whole taka; nothing where that is all of it. */
  fee: number | undefined;
};

/** Beside the price of a booking: what is paid online, and what by hand. */
export function FeeParts({ price, fee }: FeePartsProps) {
  const { booking: t } = useMessages();
  return fee !== undefined && <span className={styles.asked}>{t.parts(fee, price - fee)}</span>;
}
