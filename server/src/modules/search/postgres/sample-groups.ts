import { dhakaDate } from '@motohaat/domain/time';

import type { Counted } from '../port.ts';
import { columnOf, type CountedColumn } from './counted-columns.ts';
import { dayOf, type Sample } from './sample.ts';
import { edges, type Measure } from './steps.ts';

/** How many edges a number has reached: where `width_bucket` puts it. */
const band = (measure: Measure) => (sample: Sample) => {
  const numbers = sample[measure];
  return (place: number) => {
    const number = numbers[place] ?? 0;
    return edges[measure].filter((edge) => edge <= number).length;
  };
};

/** How many bikes there are, and how many by value of each filter, as numbers of the database. */
export type Grouped = {
  total: number;
  by: ReadonlyMap<CountedColumn, ReadonlyMap<number, number>>;
};

/** The number that bikes of a value have in common, as statements have it. */
const numbers: Record<CountedColumn, (sample: Sample) => (place: number) => number> = {
  brand:
    ({ brand }) =>
    (place) =>
      brand[place] ?? 0,
  model:
    ({ model }) =>
    (place) =>
      model[place] ?? 0,
  district:
    ({ district }) =>
    (place) =>
      district[place] ?? 0,
  kind:
    ({ category }) =>
    (place) =>
      category[place] ?? 0,
  condition:
    ({ condition }) =>
    (place) =>
      condition[place] ?? 0,
  papers: ({ papers }) => {
    const today = dayOf(dhakaDate(new Date()));
    return (place) => Number((papers[place] ?? -1) >= today);
  },
  owners:
    ({ owners }) =>
    (place) =>
      Math.min(owners[place] ?? 0, 4),
  verified:
    ({ verified }) =>
    (place) =>
      verified[place] ?? 0,
  photos:
    ({ photos }) =>
    (place) =>
      Number((photos[place] ?? 0) > 0),
  advertised: ({ advertised }) => {
    const now = Date.now() / 60_000;
    return (place) => Number((advertised[place] ?? -1) > now);
  },
  price: band('price'),
  year: band('year'),
  km: band('km'),
  cc: band('cc'),
};

/** Counts bikes of the sample. */
export function groupPlaces(
  sample: Sample,
  places: readonly number[],
  of: readonly Counted[],
): Grouped {
  const by = Array.from(new Set(of.map(columnOf)), (name) => {
    const numberOf = numbers[name](sample);
    const counts = new Map<number, number>();
    for (const place of places) {
      const number = numberOf(place);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    return [name, counts] as const;
  });
  return { total: places.length, by: new Map(by) };
}
