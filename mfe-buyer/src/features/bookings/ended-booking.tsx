import type { Booking } from '@motohaat/contract/bookings';
import { bikeAnchor } from '@motohaat/domain/bike-anchor';
import { ButtonLink } from '@motohaat/ui/button';
import { InfoIcon } from '@motohaat/ui/icons';

import { links } from '../../links.ts';
import { bookingWords } from './booking-words.ts';

import styles from './outcome.module.css';

/** A booking that cannot be paid any more: why, and where to go on (ruling S2.21). */
export function EndedBooking({ booking }: { booking: Booking }) {
  const { badge } = bookingWords(booking);
  const { category_id: categoryId, productId } = booking;
  const canBookAgain = booking.status === 'expired' || booking.status === 'cancelled';
  return (
    <section className={styles.outcome}>
      <InfoIcon size={24} />
      <h2 className={styles.heading}>{badge}</h2>
      <p className={styles.text}>
        {canBookAgain
          ? 'There is nothing to pay. If the bike is still for sale, you can book it again.'
          : 'There is nothing to pay.'}
      </p>
      {canBookAgain ? (
        <ButtonLink
          variant="primary"
          to={`${links.href('category', { id: categoryId })}#${bikeAnchor(productId)}`}
        >
          Look at the bike
        </ButtonLink>
      ) : (
        <ButtonLink to={links.href('orders')}>Go to My Orders</ButtonLink>
      )}
    </section>
  );
}
