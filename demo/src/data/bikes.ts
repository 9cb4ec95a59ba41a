import { chattogram } from './regions/chattogram.ts';
import { dhakaNorth } from './regions/dhaka-north.ts';
import { dhakaSouth } from './regions/dhaka-south.ts';
import { northBengal } from './regions/north-bengal.ts';
import { southWest } from './regions/south-west.ts';
import { sylhetMymensingh } from './regions/sylhet-mymensingh.ts';
import type { Bike } from './types.ts';

/** Every listing of the demo market. */
export const bikes: readonly Bike[] = [
  ...dhakaNorth,
  ...dhakaSouth,
  ...chattogram,
  ...sylhetMymensingh,
  ...northBengal,
  ...southWest,
];
