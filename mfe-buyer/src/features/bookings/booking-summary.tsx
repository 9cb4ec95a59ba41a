import type { Booking } from '@motohaat/contract/bookings';
import { formats } from '@motohaat/domain/formats';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useLanguage } from '@motohaat/platform';
import { AskedPrice } from '@motohaat/ui/asked-price';
import { Badge } from '@motohaat/ui/badge';
import { FeeParts } from '@motohaat/ui/fee-parts';
import { PlaceIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { badgeOf, bookingTones, sentenceOf } from './booking-state.ts';
import { HoldTimer } from './hold-timer.tsx';

import styles from './booking-summary.module.css';

type BookingSummaryProps = {
  booking: Booking;
  /** Whether the price is written in BDT, as the specification has it where one pays. */
  inBdt?: boolean;
  /** What stands below: actions, for example. */
  children?: ReactNode;
};

/** What was booked, where to meet, and where the booking stands. */
export function BookingSummary({ booking, inBdt = false, children }: BookingSummaryProps) {
  const { picture, productId } = booking;
  const { booking: t } = useMessages();
  const { spokenTaka } = formats(useLanguage());
  const isUnpaid = booking.status === 'pending_payment';
  const sentence = sentenceOf(booking, t);
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
            <Link to={links.href('bike', { id: productId, slug: bikeSlug(booking.productName) })}>
              {bikeName(booking)}
            </Link>
          </h2>
          <Badge tone={bookingTones[booking.status]}>{badgeOf(booking, t)}</Badge>
        </header>
        <p className={styles.price}>
          {inBdt ? spokenTaka(booking.price) : <Price taka={booking.price} />}
          <AskedPrice taka={booking.asked} />
          <FeeParts price={booking.price} fee={booking.fee} />
        </p>
        <p className={styles.place}>
          <PlaceIcon />
          <span>{booking.location ? t.meetAt(placeName(booking)) : t.meetAnywhere}</span>
        </p>
        {isUnpaid && <HoldTimer expiresAt={booking.expiresAt} />}
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {children}
      </div>
    </article>
  );
}
