import { chattogram } from './areas/chattogram.ts';
import { dhaka } from './areas/dhaka.ts';
import { otherCities } from './areas/other-cities.ts';
import { type Area, placeOf } from './place.ts';

export { districts, divisions } from './districts.ts';

/** Parts of districts, as people name them: of the large cities nearly all, of others the largest. */
export const areas: readonly Area[] = Object.entries({ dhaka, chattogram, ...otherCities }).flatMap(
  ([district, rows]) => rows.map((row) => ({ ...placeOf(row), district })),
);
