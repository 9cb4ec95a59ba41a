import type { SlotProperties } from '@motohaat/contract/slots';

import { OwnBikeActions } from '../features/market/own-bike-actions.tsx';

/** Beside a bike of the seller's own: what its seller can do with it (ruling S2.15). */
export default function BikeOwner(properties: SlotProperties<'bike.actions'>) {
  return <OwnBikeActions {...properties} />;
}
