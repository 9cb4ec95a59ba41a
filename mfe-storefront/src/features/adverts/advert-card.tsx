import type { AdvertisedItem } from '@motohaat/contract/catalogue';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { PlaceIcon } from '@motohaat/ui/icons';
import { Price } from '@motohaat/ui/price';
import { Skeleton } from '@motohaat/ui/skeleton';
import { Link } from 'react-router-dom';

import { bikePath } from '../../ui/bike-path.ts';
import { OwnerPlace } from '../../ui/owner-place.tsx';

import styles from './advert-card.module.css';

/** An advertised bike; the whole card leads to the bike's page. */
export function AdvertCard({ item }: { item: AdvertisedItem }) {
  const [picture] = item.images;
  const nameId = `advert-${item._id}`;
  return (
    <article className={styles.card}>
      <BikePicture
        className={styles.picture}
        src={picture?.card ?? item.img}
        alt={picture?.alt ?? ''}
      />
      <div className={styles.words}>
        <h3 id={nameId} className={styles.name}>
          <Link to={bikePath(item)} className={styles.link}>
            {bikeName(item)}
          </Link>
        </h3>
        <p className={styles.price}>
          <Price taka={item.resalePrice} />
        </p>
        <p className={styles.place}>
          <PlaceIcon />
          {placeName(item)}
        </p>
        <p className={styles.description}>{item.description}</p>
        <div className={styles.owner}>
          <OwnerPlace place="advert" bike={item} namedBy={nameId} />
        </div>
      </div>
    </article>
  );
}

export function AdvertCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.pictureBone} />
      <div className={styles.words}>
        <Skeleton className={styles.nameBone} />
        <Skeleton className={styles.priceBone} />
        <Skeleton className={styles.textBone} />
      </div>
    </div>
  );
}
