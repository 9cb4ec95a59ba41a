import type { Product } from '@motohaat/contract/catalogue';
import { bikeName } from '@motohaat/domain/shown';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { Price } from '@motohaat/ui/price';
import { Link } from 'react-router-dom';

import { useMessages } from '../../messages/index.ts';
import { bikePath } from '../../ui/bike-path.ts';

import styles from './latest-card.module.css';

/** A bike in one line, with its picture; the whole card leads to it. */
export function LatestCard({ product }: { product: Product }) {
  const { bikes: t } = useMessages();
  const [picture] = product.images;
  return (
    <article className={styles.card}>
      <BikePicture
        className={styles.picture}
        src={picture?.card ?? product.img}
        alt={picture?.alt ?? ''}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={bikePath(product)} className={styles.link}>
            {bikeName(product)}
          </Link>
        </h3>
        <p className={styles.price}>
          <Price taka={product.resalePrice} />
        </p>
        <p className={styles.posted}>
          <TimeAgo at={product.createdAt} text={t.posted} />
        </p>
      </div>
    </article>
  );
}
