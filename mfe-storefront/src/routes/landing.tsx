import type { Product } from '@motohaat/contract/catalogue';
import type { Landing as LandingAnswer } from '@motohaat/contract/landing';
import type { LandingName } from '@motohaat/domain/landing';
import { useParams, useSearchParams } from 'react-router-dom';

import { BikeActs } from '../features/buying/bike-acts.tsx';
import { CompareTray } from '../features/compare/compare-tray.tsx';
import { AllBikes } from '../features/landing/all-bikes.tsx';
import { LandingHead } from '../features/landing/landing-head.tsx';
import { Landing } from '../features/landing/landing.tsx';
import { AllFound } from '../features/search/all-found.tsx';
import { bikeListData } from '../structured-data/bike-list.ts';
import { landingPath } from '../ui/landing-path.ts';
import { heart } from './heart.tsx';
import { SeenBikes } from './seen-bikes.tsx';

import styles from './page.module.css';

const headOf = (landing: LandingAnswer, isFirst: boolean) => (bikes: readonly Product[]) => (
  <LandingHead landing={landing} isFirst={isFirst} bikes={(title) => bikeListData(title, bikes)} />
);

/**
 * All bikes of a brand, model, kind or district, and what there is to say of them; without any of these
 * all that there is to choose from.
 */
export default function LandingPage() {
  const { name, district = null } = useParams();
  return (
    <BikeActs>
      <div className={styles.page}>
        {name === undefined ? <AllBikes /> : <Bikes name={name} district={district} />}
      </div>
    </BikeActs>
  );
}

function Bikes({ name, district }: LandingName) {
  const [address] = useSearchParams();
  const after = address.get('after') ?? undefined;
  return (
    <>
      <Landing key={`${name} ${district}`} name={name} district={district}>
        {(landing) => (
          <AllFound
            key={after}
            texts={landing.search}
            path={landingPath({ name, district })}
            after={after}
            head={headOf(landing, after === undefined)}
            heart={heart}
          />
        )}
      </Landing>
      <CompareTray />
      <SeenBikes />
    </>
  );
}
