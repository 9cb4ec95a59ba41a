import type { BikePage } from '@motohaat/contract/bike-facts';
import { useSession } from '@motohaat/platform';
import { useNavigate, useParams } from 'react-router-dom';

import { Bike } from '../features/bike/bike.tsx';
import { BikeBar } from '../features/buying/bike-bar.tsx';
import { Buying, useOpenDialog } from '../features/buying/buying.tsx';
import { CompareTray } from '../features/compare/compare-tray.tsx';
import { OffersPlace } from '../features/offers/offers-place.tsx';
import { OwnBikeActions } from '../features/owning/own-bike-actions.tsx';
import { OwnBikeStatistics } from '../features/owning/own-bike-statistics.tsx';
import { RememberBike } from '../features/seen/remember-bike.tsx';
import { CountView } from '../features/views/count-view.tsx';
import { links } from '../links.ts';
import { heart } from './heart.tsx';
import { SeenBikes } from './seen-bikes.tsx';

import styles from './page.module.css';

function Actions({ bike, namedBy }: { bike: BikePage; namedBy: string }) {
  const navigate = useNavigate();
  return (
    <>
      <RememberBike bike={bike} />
      <CountView bike={bike} />
      <BikeBar bike={bike} namedBy={namedBy} />
      <OwnBikeActions
        product={bike}
        namedBy={namedBy}
        onDeleted={() => void navigate(links.href('my-bikes'))}
      />
      <AgreeOnPrice bike={bike} />
      <OwnBikeStatistics product={bike} namedBy={namedBy} />
    </>
  );
}

function AgreeOnPrice({ bike }: { bike: BikePage }) {
  const open = useOpenDialog();
  const session = useSession();
  return (
    <OffersPlace
      bike={bike}
      onBook={(agreed) => {
        if (session.status !== 'ready') return;
        open({ action: 'buy', product: bike, buyer: session.user, agreed });
      }}
    />
  );
}

const actions = (bike: BikePage, namedBy: string) => <Actions bike={bike} namedBy={namedBy} />;

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
