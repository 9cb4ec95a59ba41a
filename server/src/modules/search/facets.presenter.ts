import { findBrand, findDistrict, findModel } from '@motohaat/catalogue/find';
import type { FacetValue, Facets, SearchFilters } from '@motohaat/contract/search';
import type { InBoth, Language } from '@motohaat/domain/language';

import type { Counted, ValueCounts } from './port.ts';

/** Values of one filter in an answer, besides those that are chosen. */
const most = 64;

const names: Partial<Record<Counted, (slug: string) => InBoth | undefined>> = {
  brand: (slug) => findBrand(slug)?.name,
  model: (slug) => findModel(slug)?.model.name,
  district: (slug) => findDistrict(slug)?.name,
};

/** Counts beside the values of filters, as an answer has them; a value that is chosen is always there. */
export function presentFacets(
  by: ReadonlyMap<Counted, ValueCounts>,
  filters: SearchFilters,
  language: Language,
): Facets {
  const facets: Facets = {};
  for (const [name, { values, about }] of by) {
    const told = [...values].slice(0, most).map(([value, count]) => ({ value, count, about }));
    const missing = chosen(filters, name)
      .filter((value) => !told.some((each) => each.value === value))
      .map((value) => ({
        value,
        count: values.get(value) ?? 0,
        about: about && values.has(value),
      }));
    facets[name] = [...told, ...missing].map((each): FacetValue => {
      const found = names[name]?.(each.value);
      return { ...each, ...(found && { name: found[language] }) };
    });
  }
  return facets;
}

function chosen(filters: SearchFilters, name: Counted): string[] {
  const value = filters[name];
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map(String);
  return [value === true ? '1' : String(value)];
}
