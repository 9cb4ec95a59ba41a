import type { SlotProperties } from '@motohaat/contract/slots';

import { OffersGot } from '../features/market/offers-got.tsx';
import { OwnBikeCharts } from '../features/market/own-bike-charts.tsx';

import styles from './bike-figures.module.css';

/** On the page of a bike of the seller's own: what was offered for it, and how often it was looked at. */
export default function BikeFigures({ bike, namedBy }: SlotProperties<'bike.notice'>) {
  return (
    <div className={styles.figures}>
      <OffersGot bikeId={bike._id} />
      <OwnBikeCharts bikeId={bike._id} namedBy={namedBy} />
    </div>
  );
}
