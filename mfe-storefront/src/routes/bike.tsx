import type { BikePage } from '@motohaat/contract/bike-facts';
import { useParams } from 'react-router-dom';

import { Bike } from '../features/bike/bike.tsx';
import { BikeBar } from '../features/buying/bike-bar.tsx';
import { Buying } from '../features/buying/buying.tsx';
import { CompareTray } from '../features/compare/compare-tray.tsx';
import { RememberBike } from '../features/seen/remember-bike.tsx';
import { heart } from './heart.tsx';
import { SeenBikes } from './seen-bikes.tsx';

import styles from './page.module.css';

const actions = (bike: BikePage, namedBy: string) => (
  <>
    <RememberBike bike={bike} />
    <BikeBar bike={bike} namedBy={namedBy} />
  </>
);

/** A bike's own page; an address without its slug, or with another, leads to the right one. */
export default function BikeRoute() {
  const { id = '', slug = '' } = useParams();
  return (
    <div className={styles.page}>
      <Buying>
        <Bike key={id} id={id} slug={slug} actions={actions} heart={heart} />
      </Buying>
      <CompareTray isInFlow />
      <SeenBikes without={id} />
    </div>
  );
}
