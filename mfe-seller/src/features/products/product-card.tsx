import type { MyProduct } from '@motohaat/contract/selling';
import { bikeAnchor } from '@motohaat/domain/bike-anchor';
import { publicStatuses } from '@motohaat/domain/listing';
import { priceWarningSentences } from '@motohaat/domain/price';
import { dhakaDay } from '@motohaat/domain/time';
import { Badge } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { PlaceIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { ProductActions } from './product-actions.tsx';
import { bookingCount, productWords } from './product-words.ts';

import styles from './product-card.module.css';

/** A bike of the seller's: how it stands, and what can be done with it. */
export function ProductCard({ product }: { product: MyProduct }) {
  const { _id: id, name, category_id: categoryId, bookings } = product;
  const [picture] = product.images;
  const { badge, tone, sentence } = productWords(product);
  // The home page shows the advert of a bike only while the bike can be booked.
  const shownUntil = product.status === 'active' ? product.advertisedUntil : null;
  const isPublic = publicStatuses.some((status) => status === product.status);
  const nameId = `product-${id}`;
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <BikePicture
        className={styles.picture}
        src={picture?.card ?? product.img}
        alt={picture?.alt ?? ''}
      />
      <div className={styles.words}>
        <header className={styles.header}>
          <h2 id={nameId} className={styles.name}>
            {isPublic ? (
              <Link to={`${links.href('category', { id: categoryId })}#${bikeAnchor(id)}`}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <div className={styles.badges}>
            {shownUntil !== null && <Badge tone="accent">Advertised</Badge>}
            <Badge tone={tone}>{badge}</Badge>
          </div>
        </header>
        <p className={styles.price}>
          <Price taka={product.resalePrice} />
        </p>
        <p className={styles.facts}>
          <span className={styles.place}>
            <PlaceIcon />
            {product.location}
          </span>
          {bookings.count === 0 ? (
            <span>{bookingCount(0)}</span>
          ) : (
            <Link to={links.href('sales')}>{bookingCount(bookings.count)}</Link>
          )}
          {shownUntil !== null && (
            <span>
              On the home page until{' '}
              <time dateTime={shownUntil}>{dhakaDay(new Date(shownUntil))}</time>
            </span>
          )}
        </p>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {product.status === 'active' && product.priceWarning && (
          <p className={styles.sentence}>{priceWarningSentences[product.priceWarning]}</p>
        )}
        <div className={styles.actions}>
          <ProductActions product={product} namedBy={nameId} />
        </div>
      </div>
    </article>
  );
}
