import type { SearchFilters, Sort } from '@motohaat/contract/search';
import { inAddress } from '@motohaat/domain/search/reading';
import type { Meaning } from '@motohaat/domain/search/understand';

import { type Loose, looseNames, type Wanted } from './port.ts';
import { type Address, searchFilters } from './read-filters.ts';
import { readText } from './read-text.ts';

/** A search as it will be made. */
export type Search = { wanted: Wanted; sort: Sort; understood: Meaning[] };

/**
 * Puts together what a text asks for and what an address does; where both say something of the same, the
 * address counts, and what of it the text says too is as loose as the text is.
 *
 * @param query names and values of a search's address
 * @throws AppError `invalid`, which names what is not known
 */
export function readSearch(query: Readonly<Record<string, string | undefined>>): Search {
  const address = searchFilters(query);
  const text = readText(address.q);
  const filters = { ...text.filters, ...address.filters };
  return {
    wanted: {
      filters,
      words: text.rest,
      areas: text.areas,
      loose: looseOf(text.filters, filters),
    },
    sort: address.sort ?? text.sort ?? 'best',
    understood: text.understood.filter((part) => isAsked(part, address)),
  };
}

/** Of what is asked for what a text says. */
function looseOf(said: SearchFilters, asked: SearchFilters): Loose {
  const loose = looseNames.map((name) => [
    name,
    said[name]?.filter((value) => asked[name]?.includes(value)) ?? [],
  ]);
  return Object.fromEntries(loose.filter(([, values]) => values?.length));
}

/** Whether an address leaves all that some words say as it is, perhaps with more of the same. */
function isAsked({ name, value }: Meaning, { filters, sort }: Address): boolean {
  if (name === 'q') return true;
  if (name === 'sort') return sort === undefined || sort === value;
  const asked = filters[name];
  if (asked === undefined) return true;
  const values = inAddress(asked).split(',');
  return value.split(',').every((each) => values.includes(each));
}
