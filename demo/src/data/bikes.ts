import { market } from './market/market.ts';
import { chattogram } from './regions/chattogram.ts';
import { dhakaNorth } from './regions/dhaka-north.ts';
import { dhakaSouth } from './regions/dhaka-south.ts';
import { northBengal } from './regions/north-bengal.ts';
import { southWest } from './regions/south-west.ts';
import { sylhetMymensingh } from './regions/sylhet-mymensingh.ts';
import type { Bike, WrittenBike } from './types.ts';
import { described } from './written-facts.ts';

const written: readonly WrittenBike[] = [
  ...dhakaNorth,
  ...dhakaSouth,
  ...chattogram,
  ...sylhetMymensingh,
  ...northBengal,
  ...southWest,
];

/** Every listing of the demo market: those that were written by hand first. */
export const bikes: readonly Bike[] = [...written.map(described), ...market];
