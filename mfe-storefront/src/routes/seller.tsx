import { useParams } from 'react-router-dom';

import { BikeActs } from '../features/buying/bike-acts.tsx';
import { CompareTray } from '../features/compare/compare-tray.tsx';
import { Seller } from '../features/sellers/seller.tsx';
import { heart } from './heart.tsx';

import styles from './page.module.css';

/** Somebody who sells, and what they have for sale. */
export default function SellerRoute() {
  const { id = '' } = useParams();
  return (
    <BikeActs>
      <div className={styles.page}>
        <Seller key={id} id={id} heart={heart} />
        <CompareTray />
      </div>
    </BikeActs>
  );
}
