import type { SearchFilters, Sort } from '@motohaat/contract/search';
import type { Meaning } from '@motohaat/domain/search/understand';

import type { Wanted } from './port.ts';
import { searchFilters } from './read-filters.ts';
import { readText } from './read-text.ts';

/** A search as it will be made. */
export type Search = { wanted: Wanted; sort: Sort; understood: Meaning[] };

/**
 * Puts together what a text asks for and what an address does; where both say something of the same, the
 * address counts.
 *
 * @param query names and values of a search's address
 * @throws AppError `invalid`, which names what is not known
 */
export function readSearch(query: Readonly<Record<string, string | undefined>>): Search {
  const address = searchFilters(query);
  const text = readText(address.q);
  const own = new Set(Object.keys(address.filters));
  const fromText = Object.fromEntries(
    Object.entries(text.filters).filter(([name]) => !own.has(name)),
  ) as SearchFilters;
  return {
    wanted: {
      filters: { ...fromText, ...address.filters },
      words: text.rest,
      areas: text.areas,
      loose: new Set(Object.keys(fromText) as (keyof SearchFilters)[]),
    },
    sort: address.sort ?? text.sort ?? 'best',
    understood: text.understood.filter(
      ({ name }) => !own.has(name) && !(name === 'sort' && address.sort !== undefined),
    ),
  };
}
