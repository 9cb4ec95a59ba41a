import { FeePartsText } from './fee/fee.tsx';

import styles from './asked-price.module.css';

type FeePartsProps = {
  /** Whole taka. */
  price: number;
  /** The part of it that is paid online, in whole taka; nothing where that is all of it. */
  fee: number | undefined;
};

/** Beside the price of a booking: what is paid online, and what by hand. */
export function FeeParts({ price, fee }: FeePartsProps) {
  return (
    fee !== undefined && (
      <span className={styles.asked}>
        <FeePartsText price={price} fee={fee} />
      </span>
    )
  );
}
