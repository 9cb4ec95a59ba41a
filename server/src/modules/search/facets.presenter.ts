import { findBrand, findDistrict, findModel } from '@motohaat/catalogue/find';
import { neighbours } from '@motohaat/catalogue/neighbours';
import type { FacetValue, Facets, SearchFilters } from '@motohaat/contract/search';
import type { InBoth, Language } from '@motohaat/domain/language';

import type { Counted, Total, ValueCounts } from './port.ts';

/** Values of one filter in an answer, besides those that are chosen. */
const most = 64;

const names: Partial<Record<Counted, (slug: string) => InBoth | undefined>> = {
  brand: (slug) => findBrand(slug)?.name,
  model: (slug) => findModel(slug)?.model.name,
  district: (slug) => findDistrict(slug)?.name,
};

/**
 * Counts beside the values of filters, as an answer has them. A value that is chosen is always there, and
 * so are the neighbours of a district.
 */
export function presentFacets(
  { by, total, capped }: Total & { by: ReadonlyMap<Counted, ValueCounts> },
  filters: SearchFilters,
  language: Language,
): Facets {
  const facets: Facets = {};
  for (const [name, { values, about }] of by) {
    const told = [...values].slice(0, most).map(([value, count]) => ({ value, count, about }));
    const missing = [...new Set([...chosen(filters, name), ...besideChosen(filters, name)])]
      .filter((value) => !told.some((each) => each.value === value))
      .map((value) =>
        // With the one value that is chosen, which of a limit may be any number, there are as many as there are.
        isOnlyChoice(filters, name, value)
          ? { value, count: total, about: capped }
          : { value, count: values.get(value) ?? 0, about },
      );
    facets[name] = [...told, ...missing].map((each): FacetValue => {
      const found = names[name]?.(each.value);
      return { ...each, ...(found && { name: found[language] }) };
    });
  }
  return facets;
}

/** The districts that one may want besides. */
const besideChosen = ({ district = [] }: SearchFilters, name: Counted): readonly string[] =>
  name === 'district' ? district.flatMap((slug) => neighbours[slug] ?? []) : [];

function isOnlyChoice(filters: SearchFilters, name: Counted, value: string): boolean {
  const all = chosen(filters, name);
  return all.length === 1 && all[0] === value;
}

function chosen(filters: SearchFilters, name: Counted): string[] {
  const value = filters[name];
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map(String);
  return [value === true ? '1' : String(value)];
}
