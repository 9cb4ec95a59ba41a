import type { FoundBike } from '@motohaat/contract/bike-facts';
import type { Product } from '@motohaat/contract/catalogue';
import { bikeAnchor } from '@motohaat/domain/bike-anchor';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { Badge } from '@motohaat/ui/badge';
import { BikePicture } from '@motohaat/ui/bike-picture';
import { Price } from '@motohaat/ui/price';
import { Skeleton } from '@motohaat/ui/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { useBikesMessages } from '../messages/bikes/index.ts';
import { bikePath } from './bike-path.ts';
import { PhotoCount } from './photo-count.tsx';
import { ShortFacts } from './short-facts.tsx';

import styles from './bike-card.module.css';

/** Class of a list of small cards: two across on a phone, four where there is room. */
export const bikeGrid = styles.grid;

type BikeCardProps = {
  bike: Product | FoundBike;
  /** The rank of its heading on the page. */
  level?: 2 | 3;
  /** Its place on the wishlist, where the page has one; `namedBy` is the id of what names the bike. */
  heart?: BikeHeart | undefined;
};

export type BikeHeart = (bike: Product, namedBy: string) => ReactNode;

/** A bike at a glance; the whole card leads to its page. */
export function BikeCard({ bike, level = 3, heart }: BikeCardProps) {
  const { card: t } = useBikesMessages();
  const Heading = `h${level}` as const;
  const nameId = `name-${bike._id}`;
  const [picture] = bike.images;
  const before = 'priceBefore' in bike ? bike.priceBefore : null;
  return (
    <article id={bikeAnchor(bike._id)} className={styles.card} aria-labelledby={nameId}>
      <div className={styles.well}>
        <BikePicture src={picture?.card ?? bike.img} alt={picture?.alt ?? ''} />
        <div className={styles.badges}>
          {bike.status === 'reserved' && <Badge tone="accent">{t.reserved}</Badge>}
          {before !== null && <Badge tone="success">{t.cheaper}</Badge>}
          {'advertised' in bike && bike.advertised && <Badge>{t.advertised}</Badge>}
        </div>
        <PhotoCount count={bike.images.length} />
      </div>
      <div className={styles.words}>
        <Heading id={nameId} className={styles.name}>
          <Link to={bikePath(bike)} className={styles.link}>
            {bikeName(bike)}
          </Link>
        </Heading>
        <p className={styles.price}>
          <Price taka={bike.resalePrice} />
          {before !== null && <span className={styles.before}>{t.was(before)}</span>}
        </p>
        {'year' in bike && <ShortFacts bike={bike} />}
        <p className={styles.place}>{placeName(bike)}</p>
      </div>
      {heart && <div className={styles.heart}>{heart(bike, nameId)}</div>}
    </article>
  );
}

/** A small card that is still to come. */
export function BikeCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.wellBone} />
      <div className={styles.words}>
        <Skeleton className={styles.nameBone} />
        <Skeleton className={styles.priceBone} />
        <Skeleton className={styles.factsBone} />
      </div>
    </div>
  );
}
