import type { Product } from '@motohaat/contract/catalogue';
import type { Language } from '@motohaat/domain/language';
import { keptList } from '@motohaat/platform/kept-list';

import { isKeptBike, type KeptBike, keptBike } from './kept-bike.ts';

/** How many bikes stand side by side. */
export const mostCompared = 4;

const kept = keptList<KeptBike>({
  name: 'compared-bikes.1',
  most: mostCompared,
  keyOf: ({ id }) => id,
  isItem: isKeptBike,
});

/** The bikes chosen on this device to be compared, the latest first. */
export const useComparedBikes = kept.useItems;

/** Chooses a bike, as long as there is room for it. */
export function addToCompared(bike: Product, language: Language): void {
  if (kept.read().length < mostCompared) kept.add(keptBike(bike, language, undefined));
}

export const removeFromCompared = kept.remove;

/** Chooses none. */
export const clearCompared = kept.clear;
