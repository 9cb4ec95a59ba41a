import type { Booking } from '@motohaat/contract/bookings';
import { bikeSlug } from '@motohaat/domain/slug';
import { ButtonLink } from '@motohaat/ui/button';
import { InfoIcon } from '@motohaat/ui/icons';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';

import styles from './outcome.module.css';

/** A booking that cannot be paid any more: why, and where to go on (ruling S2.21). */
export function EndedBooking({ booking }: { booking: Booking }) {
  const { booking: t } = useMessages();
  const canBookAgain = booking.status === 'expired' || booking.status === 'cancelled';
  return (
    <section className={styles.outcome}>
      <InfoIcon size={24} />
      <h2 className={styles.heading}>{t.badges[booking.status]}</h2>
      <p className={styles.text}>{canBookAgain ? t.bookAgain : t.nothingToPay}</p>
      {canBookAgain ? (
        <ButtonLink
          variant="primary"
          to={links.href('bike', { id: booking.productId, slug: bikeSlug(booking.productName) })}
        >
          {t.lookAtBike}
        </ButtonLink>
      ) : (
        <ButtonLink to={links.href('orders')}>{t.goToOrders}</ButtonLink>
      )}
    </section>
  );
}
