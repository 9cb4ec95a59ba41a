import type { SearchFilters } from '@motohaat/contract/search';
import { intKey } from '@motohaat/domain/search/int-key';

import type { SeenBike } from '../search-index/announced.ts';
import { dayOf } from '../search-index/packed.ts';
import { type Loose, looseNames } from '../search/port.ts';
import { fits } from '../search/postgres/bits.ts';
import { testsOf } from '../search/postgres/sample-conditions.ts';
import type { SampleColumn } from '../search/postgres/sample.ts';

/** What a search wants, as it was kept. */
export type KeptSearch = {
  filters: SearchFilters;
  /** Tokens of which a bike must have all. */
  words: readonly string[];
  /** Parts of districts, as `dhaka/mirpur`, of which one must fit; any where there is none. */
  areas: readonly string[];
  /**
   * Filters that its text asks for, where it is enough that the bike's texts say it; of several values of
   * which the text asks for some, those as `district:dhaka`.
   */
  loose: readonly string[];
};

/** Columns that filters look at. */
type FilteredColumn = Exclude<SampleColumn, 'rank' | 'created'>;

/** A bike as the filters of searches see it. */
export type FilteredBike = Record<FilteredColumn, number> & { keys: ReadonlySet<number> };

/** More than any day or second. */
const always = 0x7fff_ffff;

/**
 * A bike as filters see it.
 *
 * @param isBefore whether it was announced so: then papers and adverts that have ended since count
 */
export function filteredBike(seen: SeenBike, isBefore: boolean): FilteredBike {
  return {
    ...seen,
    papers: seen.papers === null ? -1 : isBefore ? always : dayOf(seen.papers),
    advertised: seen.advertised ? always : -1,
    photos: Number(seen.photos),
    verified: Number(seen.verified),
    keys: new Set(seen.keys),
  };
}

/** Tells of bikes whether they are what a search asks for: all of its filters, and all of its words. */
export function wantedBy(search: KeptSearch): (bike: FilteredBike) => boolean {
  const { filters, words, areas } = search;
  const tests = [...testsOf({ filters, words, areas, loose: looseOf(search) }).values()];
  const keys = words.map(intKey);
  return (bike) =>
    tests.every((test) => fits(test, bike[test.column as FilteredColumn])) &&
    keys.every((key) => bike.keys.has(key));
}

/** What of a search's filters its text asks for, as it is kept. */
export function keptLoose(filters: SearchFilters, loose: Loose): string[] {
  return looseNames.flatMap((name) => {
    const said = loose[name] ?? [];
    return said.length === filters[name]?.length ? [name] : said.map((value) => `${name}:${value}`);
  });
}

function looseOf({ filters, loose }: KeptSearch): Loose {
  const said = looseNames.map((name) => [
    name,
    filters[name]?.filter((value) => loose.includes(name) || loose.includes(`${name}:${value}`)),
  ]);
  return Object.fromEntries(said);
}
