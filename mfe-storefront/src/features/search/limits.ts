import type { Facets, FacetValue } from '@motohaat/contract/search';

import type { Search } from './address.ts';
import { without } from './change.ts';
import type { Range } from './chips.ts';

export type LimitName = 'priceMax' | 'yearMin' | 'kmMax' | 'ccMax' | 'ccMin';

/** The end of each range by which people choose. */
export const usualEnds: Readonly<Record<Range, readonly LimitName[]>> = {
  price: ['priceMax'],
  year: ['yearMin'],
  km: ['kmMax'],
  cc: ['ccMax', 'ccMin'],
};

/** A limit that is worth to be offered; `next` is the search with it, or without it where it is chosen. */
export type Limit = Pick<FacetValue, 'count' | 'about'> & {
  value: number;
  isChosen: boolean;
  next: Search;
};

/** The limits that each let in more bikes than the one before, the narrowest first. */
export function limitsOf(name: LimitName, search: Search, facets: Facets | undefined): Limit[] {
  const isLeast = name.endsWith('Min');
  const chosen = search.filters[name];
  let before = 0;
  return (facets?.[name] ?? [])
    .map(({ value, count, about }) => ({ value: Number(value), count, about }))
    .toSorted((one, other) => (isLeast ? other.value - one.value : one.value - other.value))
    .filter(({ value, count }) => {
      const isMore = count > before;
      before = Math.max(before, count);
      return isMore || value === chosen;
    })
    .map((each) => {
      const isChosen = each.value === chosen;
      const set = { ...search, filters: { ...search.filters, [name]: each.value } };
      return { ...each, isChosen, next: isChosen ? without(search, name) : set };
    });
}
