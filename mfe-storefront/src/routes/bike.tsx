import type { BikePage } from '@motohaat/contract/bike-facts';
import { useParams } from 'react-router-dom';

import { Bike } from '../features/bike/bike.tsx';
import { BikeBar } from '../features/buying/bike-bar.tsx';
import { Buying } from '../features/buying/buying.tsx';
import { heart } from './heart.tsx';

import styles from './page.module.css';

const actions = (bike: BikePage, namedBy: string) => <BikeBar bike={bike} namedBy={namedBy} />;

/** A bike's own page; an address without its slug, or with another, leads to the right one. */
export default function BikeRoute() {
  const { id = '', slug = '' } = useParams();
  return (
    <div className={styles.page}>
      <Buying>
        <Bike key={id} id={id} slug={slug} actions={actions} heart={heart} />
      </Buying>
    </div>
  );
}
