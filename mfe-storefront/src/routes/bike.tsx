import type { BikePage } from '@motohaat/contract/bike-facts';
import { Slot } from '@motohaat/platform';
import { Skeleton } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useParams } from 'react-router-dom';

import { Bike } from '../features/bike/bike.tsx';
import { BikeActs } from '../features/buying/bike-acts.tsx';
import { BikeBar } from '../features/buying/bike-bar.tsx';
import { CompareToggle } from '../features/compare/compare-toggle.tsx';
import { CompareTray } from '../features/compare/compare-tray.tsx';
import { RememberBike } from '../features/seen/remember-bike.tsx';
import { CountView } from '../features/views/count-view.tsx';
import { OwnerPlace } from '../ui/owner-place.tsx';
import { heart } from './heart.tsx';
import { SeenBikes } from './seen-bikes.tsx';

import styles from './page.module.css';

const actions = (bike: BikePage, namedBy: string) => (
  <>
    <RememberBike bike={bike} />
    <CountView bike={bike} />
    <BikeBar bike={bike} namedBy={namedBy}>
      <CompareToggle bike={bike} namedBy={namedBy} />
    </BikeBar>
    <OwnerPlace place="page" bike={bike} namedBy={namedBy} />
  </>
);

/** Below all that everybody reads, so that nothing moves when it comes. */
const notice = (bike: BikePage, namedBy: string) => (
  <Slot
    name="bike.notice"
    properties={{ bike, namedBy }}
    waiting={<Skeleton className={styles.notice} />}
    renderClosed={(sentence) => <p>{sentence}</p>}
    renderFailed={(retry) => <FailedState onRetry={retry} />}
  />
);

/** A bike's own page; an address without its slug, or with another, leads to the right one. */
export default function BikeRoute() {
  const { id = '', slug = '' } = useParams();
  return (
    <BikeActs>
      <div className={styles.page}>
        <Bike key={id} id={id} slug={slug} actions={actions} notice={notice} heart={heart} />
        <CompareTray isInFlow />
        <SeenBikes without={id} />
      </div>
    </BikeActs>
  );
}
