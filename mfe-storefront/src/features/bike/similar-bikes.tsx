import type { FoundBike } from '@motohaat/contract/bike-facts';
import { List } from '@motohaat/ui/list';

import { BikeCard, type BikeHeart, bikeGrid } from '../../ui/bike-card.tsx';
import { BikePart } from './bike-part.tsx';

import styles from './similar-bikes.module.css';

type SimilarBikesProps = { bikes: readonly FoundBike[]; title: string; heart: BikeHeart };

/** Bikes that one may look at next; nothing where there are none. */
export function SimilarBikes({ bikes, title, heart }: SimilarBikesProps) {
  if (bikes.length === 0) return null;
  return (
    <BikePart title={title} className={styles.similar}>
      <List
        list={{ status: 'ready', rows: bikes, isStale: false }}
        label={title}
        className={bikeGrid}
        loading=""
        empty={null}
      >
        {(bike) => <BikeCard bike={bike} heart={heart} />}
      </List>
    </BikePart>
  );
}
