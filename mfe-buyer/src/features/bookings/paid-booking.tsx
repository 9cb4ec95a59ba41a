import type { Booking } from '@motohaat/contract/bookings';
import { ButtonLink } from '@motohaat/ui/button';
import { CheckIcon } from '@motohaat/ui/icons';
import { useEffect, useRef } from 'react';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './outcome.module.css';

type PaidBookingProps = {
  booking: Booking;
  /** Whether it was paid while somebody looked. */
  isNews: boolean;
};

/** The specification's success message, with the transaction's id. */
export function PaidBooking({ booking, isNews }: PaidBookingProps) {
  const { booking: t } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The Pay button that held the focus has gone.
    if (isNews && document.activeElement === document.body) heading.current?.focus();
  }, [isNews]);
  return (
    <section className={styles.outcome}>
      <span className={styles.success}>
        <CheckIcon size={24} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t.paid}
      </h2>
      <p className={styles.text}>
        {t.transactionId(<code className={styles.code}>{booking.transactionId}</code>)}
      </p>
      {booking.fee !== undefined && (
        <p className={styles.text}>{t.restByHand(booking.fee, booking.price - booking.fee)}</p>
      )}
      <ButtonLink to={links.href('order', { id: booking._id })}>{t.papers}</ButtonLink>
      <ButtonLink variant="primary" to={links.href('orders')}>
        {t.goToOrders}
      </ButtonLink>
    </section>
  );
}
