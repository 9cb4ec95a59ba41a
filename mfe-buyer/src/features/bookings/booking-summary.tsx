import type { Booking } from '@motohaat/contract/bookings';
import { bikeAnchor } from '@motohaat/domain/bike-anchor';
import { spokenTaka } from '@motohaat/domain/money';
import { Badge } from '@motohaat/ui/badge';
import { PlaceIcon } from '@motohaat/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { bookingWords } from './booking-words.ts';
import { HoldTimer } from './hold-timer.tsx';

import styles from './booking-summary.module.css';

type BookingSummaryProps = {
  booking: Booking;
  /** What stands below: actions, for example. */
  children?: ReactNode;
};

/** What was booked, where to meet, and where the booking stands. */
export function BookingSummary({ booking, children }: BookingSummaryProps) {
  const { picture, productName, productId, category_id: categoryId } = booking;
  const { badge, tone, sentence } = bookingWords(booking);
  const isUnpaid = booking.status === 'pending_payment';
  return (
    <article className={styles.card} aria-labelledby={`booking-${booking._id}`}>
      {picture ? (
        <img
          className={styles.picture}
          src={picture.card}
          alt={picture.alt}
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <div className={styles.picture} />
      )}
      <div className={styles.words}>
        <header className={styles.header}>
          <h2 id={`booking-${booking._id}`} className={styles.name}>
            <Link to={`${links.href('category', { id: categoryId })}#${bikeAnchor(productId)}`}>
              {productName}
            </Link>
          </h2>
          <Badge tone={tone}>{badge}</Badge>
        </header>
        <p className={styles.price}>{spokenTaka(booking.price)}</p>
        <p className={styles.place}>
          <PlaceIcon />
          <span>Meet at {booking.location || 'a place you agree on with the seller'}</span>
        </p>
        {isUnpaid && <HoldTimer expiresAt={booking.expiresAt} />}
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {children}
      </div>
    </article>
  );
}
