import { Spinner } from '@motohaat/ui/spinner';

import styles from './checkout.module.css';

/** The card was taken, and the server has not heard of it yet. */
export function Confirming() {
  return (
    <section className={styles.panel} aria-live="polite">
      <Spinner label="Waiting for the confirmation" />
      <h2 className={styles.heading}>Your payment is being confirmed</h2>
      <p className={styles.note}>
        This can take a few minutes. Do not pay again. You can leave this page: My Orders shows the
        bike as Paid as soon as the bank has answered.
      </p>
    </section>
  );
}
