import type { Booking } from '@motohaat/contract/bookings';
import { bikeAnchor } from '@motohaat/domain/bike-anchor';
import { ButtonLink } from '@motohaat/ui/button';
import { InfoIcon } from '@motohaat/ui/icons';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './outcome.module.css';

/** A booking that cannot be paid any more: why, and where to go on (ruling S2.21). */
export function EndedBooking({ booking }: { booking: Booking }) {
  const { booking: t } = useMessages();
  const { category_id: categoryId, productId } = booking;
  const canBookAgain = booking.status === 'expired' || booking.status === 'cancelled';
  return (
    <section className={styles.outcome}>
      <InfoIcon size={24} />
      <h2 className={styles.heading}>{t.badges[booking.status]}</h2>
      <p className={styles.text}>{canBookAgain ? t.bookAgain : t.nothingToPay}</p>
      {canBookAgain ? (
        <ButtonLink
          variant="primary"
          to={`${links.href('category', { id: categoryId })}#${bikeAnchor(productId)}`}
        >
          {t.lookAtBike}
        </ButtonLink>
      ) : (
        <ButtonLink to={links.href('orders')}>{t.goToOrders}</ButtonLink>
      )}
    </section>
  );
}
