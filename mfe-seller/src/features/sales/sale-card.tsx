import type { Sale } from '@motohaat/contract/selling';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { Badge } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { PhoneIcon, PlaceIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';

import { CancelSale } from './cancel-sale.tsx';
import { saleWords } from './sale-words.ts';

import styles from './sale-card.module.css';

/** A booking of a bike of the seller's: who booked it, and where to meet. */
export function SaleCard({ sale }: { sale: Sale }) {
  const { badge, tone, sentence } = saleWords(sale.status);
  const nameId = `sale-${sale._id}`;
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
            {sale.productName}
          </h2>
          <Badge tone={tone}>{badge}</Badge>
        </header>
        <p className={styles.price}>
          <Price taka={sale.price} />
        </p>
        <p>
          Booked by <strong>{sale.customerName || 'No Name'}</strong>{' '}
          <TimeAgo at={sale.createdAt} className={styles.time} />
        </p>
        <p className={styles.line}>
          <PhoneIcon />
          {sale.phone ? <a href={`tel:${sale.phone}`}>{sale.phone}</a> : 'No phone number given'}
        </p>
        <p className={styles.line}>
          <PlaceIcon />
          {sale.location ? `Meet at ${sale.location}` : 'No meeting place given'}
        </p>
        <p className={styles.sentence}>{sentence}</p>
        {sale.status === 'pending_payment' && <CancelSale sale={sale} namedBy={nameId} />}
      </div>
    </article>
  );
}
