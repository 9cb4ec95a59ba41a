import type { FilterName, SearchFilters } from '@motohaat/contract/search';
import { dhakaDate } from '@motohaat/domain/time';

import { conditionNumber, notStated } from '../../search-index/search-row.ts';
import type { Wanted } from '../port.ts';
import { keysOf, modelKeys } from './conditions.ts';
import { dayOf, type Sample, type SampleColumn } from './sample.ts';

/** Whether the bike at a place of the sample fits. */
export type Fits = (place: number) => boolean;

type Value<Name extends FilterName> = NonNullable<SearchFilters[Name]>;
type Condition<Name extends FilterName> = (
  sample: Sample,
  value: Value<Name>,
  isLoose: boolean,
) => Fits;

function isOneOf(sample: Sample, column: SampleColumn, keys: readonly number[]): Fits {
  const numbers = sample[column];
  const [only] = keys;
  if (keys.length === 1) return (place) => numbers[place] === only;
  const known = new Set(keys);
  return (place) => known.has(numbers[place] ?? 0);
}

function isWithin(sample: Sample, column: SampleColumn, from: number, to: number): Fits {
  const numbers = sample[column];
  return (place) => {
    const number = numbers[place] ?? 0;
    return number >= from && number <= to;
  };
}

/** What `conditionsOf` says to the database, of the sample. */
const conditionOf: { [Name in FilterName]: Condition<Name> } = {
  kind: (sample, ids) => isOneOf(sample, 'category', ids),
  brand: (sample, slugs, isLoose) => isOneOf(sample, 'brand', keysOf(slugs, isLoose)),
  model: (sample, slugs, isLoose) => isOneOf(sample, 'model', modelKeys(slugs, isLoose)),
  priceMin: (sample, taka) => isWithin(sample, 'price', taka, Infinity),
  priceMax: (sample, taka) => isWithin(sample, 'price', 0, taka),
  yearMin: (sample, year) => isWithin(sample, 'year', year, Infinity),
  yearMax: (sample, year) => isWithin(sample, 'year', notStated.year + 1, year),
  kmMax: (sample, km) => isWithin(sample, 'km', 0, km),
  ccMin: (sample, cc) => isWithin(sample, 'cc', cc, Infinity),
  ccMax: (sample, cc) => isWithin(sample, 'cc', notStated.cc + 1, cc),
  district: (sample, slugs, isLoose) => isOneOf(sample, 'district', keysOf(slugs, isLoose)),
  condition: (sample, asked) => isOneOf(sample, 'condition', asked.map(conditionNumber)),
  papers: (sample) => isWithin(sample, 'papers', dayOf(dhakaDate(new Date())), Infinity),
  owners: (sample, most) => isWithin(sample, 'owners', 0, most),
  verified: (sample) => isOneOf(sample, 'verified', [1]),
  photos: (sample) => isWithin(sample, 'photos', 1, Infinity),
  advertised: (sample) => isWithin(sample, 'advertised', Date.now() / 60_000, Infinity),
};

/** One condition for each filter, and one for the areas; words are in no sample. */
export function sampleConditions(
  sample: Sample,
  { filters, areas, loose }: Wanted,
): ReadonlyMap<FilterName | 'area', Fits> {
  const all = (Object.keys(filters) as FilterName[])
    .filter((name) => filters[name] !== undefined)
    .map((name): [FilterName | 'area', Fits] => {
      // Each is given the value of its own name.
      const condition = conditionOf[name] as Condition<never>;
      return [name, condition(sample, filters[name] as never, loose.has(name))];
    });
  if (areas.length > 0) all.push(['area', isOneOf(sample, 'area', keysOf(areas, true))]);
  return new Map(all);
}

/** The places of all bikes of the sample that fit. */
export function placesOf(sample: Sample, conditions: Iterable<Fits>): number[] {
  const [first, ...others] = conditions;
  const places: number[] = [];
  for (let place = 0; place < sample.bikes; place += 1) {
    if ((!first || first(place)) && others.every((fits) => fits(place))) places.push(place);
  }
  return places;
}
