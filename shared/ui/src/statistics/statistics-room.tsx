import { statisticKinds } from '@motohaat/domain/bike-statistics';

import { Skeleton } from '../skeleton.tsx';

import styles from './bike-statistics.module.css';

/** Where the statistics of a bike will stand, before their words are there: as high as they will be. */
export function StatisticsRoom() {
  return (
    <div className={styles.statistics} aria-hidden>
      <span className={styles.titleRoom} />
      <div className={styles.charts}>
        {statisticKinds.map((kind) => (
          <Skeleton key={kind} className={styles.waiting} />
        ))}
      </div>
      <span className={styles.foot} />
    </div>
  );
}
