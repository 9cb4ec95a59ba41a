import type { BikePage } from '@motohaat/contract/bike-facts';
import { bikeName } from '@motohaat/domain/shown';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { Way } from '../../ui/way.tsx';
import { useStepsTo } from './use-steps-to.ts';

/** The way from home to a bike, of which its own name is the last step. */
export function BikeWay({ bike }: { bike: BikePage }) {
  const t = useBikeMessages();
  return <Way label={t.way} steps={useStepsTo(bike)} here={bikeName(bike)} />;
}
