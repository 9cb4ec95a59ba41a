import type { Sale } from '@motohaat/contract/selling';
import { type BookingStatus, liveStatuses } from '@motohaat/domain/booking';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { AskedPrice } from '@motohaat/ui/asked-price';
import { Badge, type BadgeTone } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { ButtonLink } from '@motohaat/ui/button';
import { DealProgress } from '@motohaat/ui/deal/deal-progress';
import { FeeParts } from '@motohaat/ui/fee-parts';
import { PhoneIcon, PlaceIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { CancelSale } from './cancel-sale.tsx';

import styles from './sale-card.module.css';

const tones: Record<BookingStatus, BadgeTone> = {
  pending_payment: 'accent',
  paid: 'success',
  completed: 'success',
  disputed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  refund_pending: 'neutral',
  refunded: 'neutral',
};

/** A booking of a bike of the seller's: who booked it, and where to meet. */
export function SaleCard({ sale }: { sale: Sale }) {
  const { sales: t } = useMessages();
  const nameId = `sale-${sale._id}`;
  // Of one that is over, the number is not shown any more.
  const isHeld = liveStatuses.some((status) => status === sale.status);
  const isFeePaid = sale.status === 'paid' && sale.fee !== undefined;
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <BikePicture
        className={styles.picture}
        src={sale.picture?.card}
        alt={sale.picture?.alt ?? ''}
      />
      <div className={styles.words}>
        <header className={styles.header}>
          <h2 id={nameId} className={styles.name}>
            <Link to={links.href('bike', { id: sale.productId, slug: bikeSlug(sale.productName) })}>
              {bikeName(sale)}
            </Link>
          </h2>
          <Badge tone={tones[sale.status]}>
            {isFeePaid ? t.feePaid.badge : t.badges[sale.status]}
          </Badge>
        </header>
        <p className={styles.price}>
          <Price taka={sale.price} />
          <AskedPrice taka={sale.asked} />
          <FeeParts price={sale.price} fee={sale.fee} />
        </p>
        <p>
          {t.bookedBy(
            <strong>{sale.customerName || t.noName}</strong>,
            <TimeAgo at={sale.createdAt} className={styles.time} />,
          )}
        </p>
        {(sale.phone || isHeld) && (
          <p className={styles.line}>
            <PhoneIcon />
            {sale.phone ? <a href={`tel:${sale.phone}`}>{t.phone(sale.phone)}</a> : t.noPhone}
          </p>
        )}
        <p className={styles.line}>
          <PlaceIcon />
          {sale.location ? t.meetAt(placeName(sale)) : t.noPlace}
        </p>
        <DealProgress steps={sale.steps} hasFee={sale.fee !== undefined} />
        <p className={styles.sentence}>
          {isFeePaid ? t.feePaid.sentence : t.sentences[sale.status]}
        </p>
        <div className={styles.actions}>
          <ButtonLink to={links.href('sale', { id: sale._id })} aria-describedby={nameId}>
            {t.details}
          </ButtonLink>
        </div>
        {sale.status === 'pending_payment' && <CancelSale sale={sale} namedBy={nameId} />}
      </div>
    </article>
  );
}
