import { Spinner } from '@motohaat/ui/spinner';

import { usePaymentMessages } from '../../messages/payment/index.ts';

import styles from './checkout.module.css';

/** The card was taken, and the server has not heard of it yet. */
export function Confirming() {
  const t = usePaymentMessages();
  return (
    <section className={styles.panel} aria-live="polite">
      <Spinner label={t.waiting} />
      <h2 className={styles.heading}>{t.confirming}</h2>
      <p className={styles.note}>{t.confirmingNote}</p>
    </section>
  );
}
