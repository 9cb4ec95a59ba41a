import type { Product } from '@motohaat/contract/catalogue';
import { useLanguage } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { statisticsWords } from '@motohaat/ui/messages/statistics';
import { type ComponentType, useEffect, useState } from 'react';

import type { OwnBikeChartsProps } from './own-bike-charts.tsx';

const load = withWords(
  () => import(/* webpackChunkName: "own-bike-charts" */ './own-bike-charts.tsx'),
  statisticsWords,
);

type OwnBikeStatisticsProps = {
  product: Product;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** Views, wishes, bookings and messages of a bike, for its seller alone. */
export function OwnBikeStatistics({ product, namedBy }: OwnBikeStatisticsProps) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<{ Charts: ComponentType<OwnBikeChartsProps> }>();
  const { own } = product;
  useEffect(() => {
    if (!own) return;
    // The same figures stand in My Products.
    load(language).then(({ OwnBikeCharts }) => setLoaded({ Charts: OwnBikeCharts }), reportError);
  }, [own, language]);
  return own && loaded ? <loaded.Charts bikeId={product._id} namedBy={namedBy} /> : null;
}
