import type { MyProduct } from '@motohaat/contract/selling';
import { hasPage, lastDays } from '@motohaat/domain/listing';
import { longFormats } from '@motohaat/domain/long-formats';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { bikeSlug } from '@motohaat/domain/slug';
import { useLanguage } from '@motohaat/platform';
import { Badge } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { PlaceIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { ProductActions } from './product-actions.tsx';
import { daysLeft, productTones, sentenceOf } from './product-state.ts';

import styles from './product-card.module.css';

type ProductCardProps = {
  product: MyProduct;
  figures?: ((product: MyProduct, namedBy: string) => ReactNode) | undefined;
};

/** A bike of the seller's: how it stands, and what can be done with it. */
export function ProductCard({ product, figures }: ProductCardProps) {
  const { _id: id, bookings } = product;
  const name = bikeName(product);
  const [picture] = product.images;
  const { products: t } = useMessages();
  const { day } = longFormats(useLanguage());
  const sentence = sentenceOf(product, t);
  // The home page shows the advert of a bike only while the bike can be booked.
  const shownUntil = product.status === 'active' ? product.advertisedUntil : null;
  const days = daysLeft(product);
  const isEnding = days !== undefined && days <= lastDays;
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
            {hasPage(product.status) ? (
              <Link to={links.href('bike', { id, slug: bikeSlug(product.name) })}>{name}</Link>
            ) : (
              name
            )}
          </h2>
          <div className={styles.badges}>
            {shownUntil !== null && <Badge tone="accent">{t.advertised}</Badge>}
            {isEnding && <Badge tone="danger">{t.daysLeft(days)}</Badge>}
            <Badge tone={productTones[product.status]}>{t.badges[product.status]}</Badge>
          </div>
        </header>
        <p className={styles.price}>
          <Price taka={product.resalePrice} />
        </p>
        <p className={styles.facts}>
          <span className={styles.place}>
            <PlaceIcon />
            {placeName(product)}
          </span>
          {bookings.count === 0 ? (
            <span>{t.bookings(0)}</span>
          ) : (
            <Link to={links.href('sales')}>{t.bookings(bookings.count)}</Link>
          )}
          {product.expiresAt && !isEnding && (
            <span>
              {t.runsUntil(
                <time dateTime={product.expiresAt}>{day(new Date(product.expiresAt))}</time>,
              )}
            </span>
          )}
          {shownUntil !== null && (
            <span>
              {t.shownUntil(<time dateTime={shownUntil}>{day(new Date(shownUntil))}</time>)}
            </span>
          )}
        </p>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {product.draftBecause === 'refused' && (
          <ul className={styles.reasons}>
            {product.refusedBecause.map((reason) => (
              <li key={reason}>{t.refusals[reason]}</li>
            ))}
          </ul>
        )}
        {product.status === 'active' && product.priceWarning && (
          <p className={styles.sentence}>{t.priceWarnings[product.priceWarning]}</p>
        )}
        {figures?.(product, nameId)}
        <div className={styles.actions}>
          <ProductActions product={product} namedBy={nameId} />
        </div>
      </div>
    </article>
  );
}
