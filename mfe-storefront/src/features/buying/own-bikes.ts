import type { Product } from '@motohaat/contract/catalogue';
import { useLast } from '@motohaat/platform/tell';
import { useEffect } from 'react';

import { useBikeActs } from './bike-acts.tsx';

/** A booking of the person at hand, and where it is gone on with. */
export type OwnBooking = { isToPay: boolean; path: string };

/** By which the person at hand holds a bike; asked for only where a bike is reserved, once for a page. */
export function useOwnBooking({ _id, status }: Product): OwnBooking | undefined {
  const { askHeld } = useBikeActs();
  const known = useLast('buyer.bikes');
  const isReserved = status === 'reserved';
  useEffect(() => {
    if (isReserved) askHeld();
    // oxlint-disable-next-line react/exhaustive-deps -- it is asked once, and asking again changes nothing
  }, [isReserved]);
  return isReserved ? known?.held[_id] : undefined;
}

/** Whether the person at hand has wished for a bike. */
export function useIsWished(bikeId: string): boolean {
  return useLast('buyer.bikes')?.wished.includes(bikeId) ?? false;
}
