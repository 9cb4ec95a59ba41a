import type { FilterName, SearchFilters } from '@motohaat/contract/search';
import { dhakaDate } from '@motohaat/domain/time';

import { dayOf } from '../../search-index/packed.ts';
import { conditionNumber, notStated } from '../../search-index/search-row.ts';
import type { Wanted } from '../port.ts';
import { type Bits, bitsOf, type Test } from './bits.ts';
import { keysOf, modelKeys, saidOf } from './conditions.ts';
import { advertisedFrom, type Columns, type SampleColumn } from './sample.ts';

type Value<Name extends FilterName> = NonNullable<SearchFilters[Name]>;
type Condition<Name extends FilterName> = (value: Value<Name>, said: readonly string[]) => Test;

const isOneOf = (column: SampleColumn, keys: readonly number[]): Test => ({ column, keys });
const isWithin = (column: SampleColumn, from: number, to: number): Test => ({ column, from, to });

/** What `conditionsOf` says to the database, of the sample. */
const conditionOf: { [Name in FilterName]: Condition<Name> } = {
  kind: (ids) => isOneOf('category', ids),
  brand: (slugs, said) => isOneOf('brand', keysOf(slugs, said)),
  model: (slugs, said) => isOneOf('model', modelKeys(slugs, said)),
  priceMin: (taka) => isWithin('price', taka, Infinity),
  priceMax: (taka) => isWithin('price', 0, taka),
  yearMin: (year) => isWithin('year', year, Infinity),
  yearMax: (year) => isWithin('year', notStated.year + 1, year),
  kmMax: (km) => isWithin('km', 0, Math.min(km, notStated.km - 1)),
  ccMin: (cc) => isWithin('cc', cc, Infinity),
  ccMax: (cc) => isWithin('cc', notStated.cc + 1, cc),
  district: (slugs, said) => isOneOf('district', keysOf(slugs, said)),
  condition: (asked) => isOneOf('condition', asked.map(conditionNumber)),
  papers: () => isWithin('papers', dayOf(dhakaDate(new Date())), Infinity),
  owners: (most) => isWithin('owners', 0, most),
  verified: () => isOneOf('verified', [1]),
  photos: () => isWithin('photos', 1, Infinity),
  advertised: () => isWithin('advertised', advertisedFrom(), Infinity),
};

/** One test for each filter, and one for the areas; words are in no sample. */
export function testsOf({ filters, areas, loose }: Wanted): Map<FilterName | 'area', Test> {
  const all = (Object.keys(filters) as FilterName[])
    .filter((name) => filters[name] !== undefined)
    .map((name): [FilterName | 'area', Test] => {
      // Each is given the value of its own name.
      const condition = conditionOf[name] as Condition<never>;
      return [name, condition(filters[name] as never, saidOf(loose, name))];
    });
  if (areas.length > 0) all.push(['area', isOneOf('area', keysOf(areas, areas))]);
  return new Map(all);
}

/** Tests whose bits are kept of a sample. */
const most = 1_000;
const known = new WeakMap<Columns, Map<string, Bits>>();

/** Which bikes of a sample fit; kept, since people go on with what they chose. */
export function keptBits(sample: Columns, test: Test): Bits {
  const before = known.get(sample);
  const kept = before && before.size < most ? before : new Map<string, Bits>();
  known.set(sample, kept);
  const key = JSON.stringify(test);
  const bits = kept.get(key) ?? bitsOf(sample, test);
  kept.set(key, bits);
  return bits;
}

/** Which bikes of a sample fit each filter, and which stand in the areas. */
export function sampleConditions(
  sample: Columns,
  wanted: Wanted,
): ReadonlyMap<FilterName | 'area', Bits> {
  return new Map(Array.from(testsOf(wanted), ([name, test]) => [name, keptBits(sample, test)]));
}
