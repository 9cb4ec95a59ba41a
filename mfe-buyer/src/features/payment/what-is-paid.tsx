import type { Booking } from '@motohaat/contract/bookings';
import { useId } from 'react';

import { usePaymentMessages } from '../../messages/payment/index.ts';

import styles from './see-first.module.css';

/** Of a booking fee: what is paid now and what by hand, and when the fee goes back. */
export function WhatIsPaid({ booking: { price, fee } }: { booking: Booking }) {
  const { fee: t } = usePaymentMessages();
  const id = useId();
  if (fee === undefined) return null;
  return (
    <section className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t.title}
      </h2>
      <p>{t.parts(fee, price - fee)}</p>
      <p>{t.back}</p>
    </section>
  );
}
