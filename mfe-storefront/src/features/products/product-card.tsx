import type { ListedBike } from '@motohaat/contract/catalogue';
import { bikeAnchor } from '@motohaat/domain/bike-anchor';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { Badge } from '@motohaat/ui/badge';
import { classNames } from '@motohaat/ui/class-names';
import { PlaceIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';
import { useWasDrawn } from '@motohaat/ui/use-is-live';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import { useCategoryMessages } from '../../messages/category/index.ts';
import { useMessages } from '../../messages/index.ts';
import { bikePath } from '../../ui/bike-path.ts';
import { PhotoButton } from '../../ui/photo-button.tsx';
import { PhotoCount } from '../../ui/photo-count.tsx';
import { ShortFacts } from '../../ui/short-facts.tsx';
import { Description } from './description.tsx';

import styles from './product-card.module.css';

type ProductCardProps = {
  product: ListedBike;
  /** The bike that a link led to: it is brought into view, focused and marked. */
  wanted: boolean;
  /** What can be done with it; `namedBy` is the id of the element that names it. */
  actions: (product: ListedBike, namedBy: string) => ReactNode;
};

/** A bike with everything that its seller says of it. */
export function ProductCard({ product, wanted, actions }: ProductCardProps) {
  const { card: t } = useCategoryMessages();
  const { conditions, card: glance } = useBikesMessages();
  const { bikes } = useMessages();
  const card = useRef<HTMLElement>(null);
  const nameId = `name-${product._id}`;
  const { priceBefore } = product;
  // To a card that stood there before it was live, the browser and the shell lead.
  const wasDrawn = useWasDrawn();
  useEffect(() => {
    if (!wanted || wasDrawn) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [wanted, wasDrawn]);

  return (
    <article
      ref={card}
      id={bikeAnchor(product._id)}
      tabIndex={-1}
      className={classNames(styles.card, wanted && styles.wanted)}
      aria-labelledby={nameId}
    >
      <div className={styles.picture}>
        <PhotoButton pictures={product.images} />
        <div className={styles.state}>
          {product.status === 'reserved' && <Badge tone="accent">{t.reserved}</Badge>}
          {priceBefore !== null && <Badge tone="success">{glance.cheaper}</Badge>}
        </div>
        <PhotoCount count={product.images.length} />
      </div>
      <div className={styles.words}>
        <h2 id={nameId} className={styles.name}>
          <Link to={bikePath(product)} className={styles.link}>
            {bikeName(product)}
          </Link>
        </h2>
        <dl className={styles.prices}>
          <div>
            <dt>{t.askingPrice}</dt>
            <dd className={styles.asking}>
              <Price taka={product.resalePrice} />
            </dd>
            {priceBefore !== null && <dd className={styles.before}>{glance.was(priceBefore)}</dd>}
          </div>
          <div>
            <dt>{t.buyingPrice}</dt>
            <dd className={styles.buying}>
              <Price taka={product.originalPrice} />
            </dd>
          </div>
        </dl>
        <div className={styles.glance}>
          <ShortFacts bike={product} />
          <p className={styles.place}>
            <PlaceIcon />
            {placeName(product)}
          </p>
        </div>
        <dl className={styles.facts}>
          <Fact name={t.used} value={t.years(product.used)} />
          <Fact name={t.warranty} value={t.years(product.warranty)} />
          <Fact name={t.condition} value={conditions[product.condition]} />
        </dl>
        <Description text={product.description} />
        <p className={styles.foot}>
          <span>{t.seller(<strong>{product.sellerName}</strong>)}</span>{' '}
          <TimeAgo at={product.createdAt} text={bikes.posted} />
        </p>
        {actions(product, nameId)}
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
