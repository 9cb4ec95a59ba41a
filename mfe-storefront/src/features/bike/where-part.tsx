import type { BikePage } from '@motohaat/contract/bike-facts';
import { placeName } from '@motohaat/domain/shown';
import { PlaceIcon } from '@motohaat/ui/icons';
import { useIsNear } from '@motohaat/ui/use-is-near';
import { type ComponentType, useEffect, useState } from 'react';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { BikePart } from './bike-part.tsx';
import type { DistrictMapProps } from './district-map.tsx';

import styles from './where-part.module.css';

/** Where a bike stands: its district on a map, which comes when somebody is near it. */
export function WherePart({ bike }: { bike: BikePage }) {
  const { place: t } = useBikeMessages();
  const [place, isNear] = useIsNear({ distance: 300 });
  const [loaded, setLoaded] = useState<{ Map: ComponentType<DistrictMapProps> }>();
  const { district, area } = bike;
  const isWanted = isNear && district !== null;
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "district-map" */ './district-map.tsx').then(
      ({ DistrictMap }) => setLoaded({ Map: DistrictMap }),
      // The words beside it say the same.
      () => undefined,
    );
  }, [isWanted]);
  const name = placeName(bike);
  const stated = [area?.name, district?.name].filter(Boolean).join(', ');
  return (
    <BikePart title={t.title}>
      <div className={styles.where}>
        {district && (
          <div ref={place} className={styles.map}>
            {loaded && <loaded.Map district={district.slug} label={t.map(district.name)} />}
          </div>
        )}
        <div className={styles.words}>
          <p className={styles.name}>
            <PlaceIcon />
            {name}
          </p>
          {stated && stated !== name && <p>{stated}</p>}
          <p className={styles.meet}>{t.meet}</p>
        </div>
      </div>
    </BikePart>
  );
}
