import type { BikePage } from '@motohaat/contract/bike-facts';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { Badge } from '@motohaat/ui/badge';
import { PlaceIcon } from '@motohaat/ui/icons';
import { WithoutScript } from '@motohaat/ui/without-script';
import type { ReactNode } from 'react';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { useBikesMessages } from '../../messages/bikes/index.ts';
import { useMessages } from '../../messages/index.ts';
import type { BikeHeart } from '../../ui/bike-card.tsx';
import { LandingLinks } from '../../ui/landing-links.tsx';
import { SellerBlock } from '../../ui/seller-block.tsx';
import { BikeHead } from './bike-head.tsx';
import { BikePart } from './bike-part.tsx';
import { BikeWay } from './bike-way.tsx';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { Papers } from './papers.tsx';
import { PriceBlock } from './price-block.tsx';
import { Safety } from './safety.tsx';
import { Share } from './share.tsx';
import { SimilarBikes } from './similar-bikes.tsx';
import { WherePart } from './where-part.tsx';

import styles from './whole-bike.module.css';

type WholeBikeProps = {
  bike: BikePage;
  /** The page's own address. */
  path: string;
} & BikeSlots;

/** What the page puts into it; `namedBy` is the id of the element that names the bike. */
export type BikeSlots = {
  /** What the person at hand can do with it. */
  actions: (bike: BikePage, namedBy: string) => ReactNode;
  /** What the person at hand should know of it besides. */
  notice: (bike: BikePage, namedBy: string) => ReactNode;
  heart: BikeHeart;
};

/** All that anyone may know of a bike that is for sale. */
export function WholeBike({ bike, path, actions, notice, heart }: WholeBikeProps) {
  const t = useBikeMessages();
  const { card } = useBikesMessages();
  const { bikes } = useMessages();
  const nameId = `name-${bike._id}`;
  return (
    <>
      <BikeHead bike={bike} path={path} />
      <BikeWay bike={bike} />
      <WithoutScript>{t.withoutScript}</WithoutScript>
      <article className={styles.bike} aria-labelledby={nameId}>
        <Gallery pictures={bike.images} />
        <div className={styles.summary}>
          <header className={styles.head}>
            <h1 id={nameId} tabIndex={-1} className={styles.name}>
              {bikeName(bike)}
            </h1>
            <p className={styles.muted}>
              <PlaceIcon />
              {placeName(bike)}
            </p>
            <p className={styles.muted}>
              <TimeAgo at={bike.createdAt} text={bikes.posted} />
              {bike.status === 'reserved' && <Badge tone="accent">{card.reserved}</Badge>}
              {bike.advertised && <Badge>{card.advertised}</Badge>}
            </p>
          </header>
          <PriceBlock bike={bike} />
          {actions(bike, nameId)}
          <Share bike={bike} path={path} />
          <SellerBlock seller={bike.seller} />
          {notice(bike, nameId)}
        </div>
        <div className={styles.details}>
          <Facts bike={bike} />
          <Papers papers={bike.papersList} />
          <BikePart title={t.description}>
            <p className={styles.text}>{bike.description}</p>
          </BikePart>
          <WherePart bike={bike} />
          <Safety />
        </div>
      </article>
      <SimilarBikes bikes={bike.similar} title={t.similar} heart={heart} />
      <LandingLinks title={t.more} pages={bike.landings} />
    </>
  );
}
