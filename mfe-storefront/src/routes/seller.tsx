import { useParams, useSearchParams } from 'react-router-dom';

import { BikeActs } from '../features/buying/bike-acts.tsx';
import { CompareTray } from '../features/compare/compare-tray.tsx';
import { Seller } from '../features/sellers/seller.tsx';
import { heart } from './heart.tsx';

import styles from './page.module.css';

/** Somebody who sells, and what they have for sale. */
export default function SellerRoute() {
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const after = address.get('after') ?? undefined;
  return (
    <BikeActs>
      <div className={styles.page}>
        <Seller key={`${id} ${after}`} id={id} after={after} heart={heart} />
        <CompareTray />
      </div>
    </BikeActs>
  );
}
