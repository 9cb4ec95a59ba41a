import type { BikePage } from '@motohaat/contract/bike-facts';
import type { Language } from '@motohaat/domain/language';
import { keptList } from '@motohaat/platform/kept-list';

import { isKeptBike, type KeptBike, keptBike } from './kept-bike.ts';
import { seenBikesName } from './seen-bikes-name.ts';

/** How many are kept. */
export const mostSeen = 12;

const kept = keptList<KeptBike>({
  name: seenBikesName,
  most: mostSeen,
  keyOf: ({ id }) => id,
  isItem: isKeptBike,
});

/** Keeps a bike whose page is looked at, as it is now. */
export function rememberBike(bike: BikePage, language: Language): void {
  const before = kept.read().find(({ id }) => id === bike._id);
  kept.add(keptBike(bike, language, before));
}

/** The bikes looked at on this device, the latest first. */
export const useSeenBikes = kept.useItems;

/** Takes all of them away. */
export const forgetSeenBikes = kept.clear;
