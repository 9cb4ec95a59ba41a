import type { SearchFilters, Sort } from '@motohaat/domain/search/filters';

import { brands } from '../brands.ts';

/** A search as somebody types it, and what it must mean. */
export type Sought = {
  q: string;
  /** What each of the first ten bikes must satisfy; the parser gives these filters and no other. */
  filters: SearchFilters;
  sort?: Sort;
  /** Parts of districts, as `dhaka/mirpur`, in one of which the bikes must be. */
  areas: readonly string[];
  /** Tokens that the bikes must have. */
  rest: readonly string[];
};

const slugs = brands.flatMap(({ families }) =>
  families.flatMap(({ models }) => models.map(({ slug }) => slug)),
);

/** @param slug with a star at its end for all models whose slugs begin so */
function modelsOf(slug: string): string[] {
  return slug.endsWith('*') ? slugs.filter((each) => each.startsWith(slug.slice(0, -1))) : [slug];
}

const numbers = new Set('priceMin priceMax yearMin yearMax kmMax ccMin ccMax owners'.split(' '));

/**
 * Reads a table of searches: a line has the text, a bar, and names and values as in an address. Two more
 * names are for tables: `year` for both its limits, and `cc` for what is about as large.
 */
export function table(lines: string): Sought[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [q = '', meant = ''] = line.split('|').map((part) => part.trim());
      const sought: { -readonly [Name in keyof Sought]: Sought[Name] } = {
        q,
        filters: {},
        areas: [],
        rest: [],
      };
      for (const each of meant.split(' ').filter(Boolean)) {
        const [name = '', value = ''] = each.split('=');
        if (name === 'sort') sought.sort = value as Sort;
        else if (name === 'area') sought.areas = value.split(',');
        else if (name === 'rest') sought.rest = value.split(',');
        else sought.filters = { ...sought.filters, ...filterOf(name, value) };
      }
      return sought;
    });
}

function filterOf(name: string, value: string): SearchFilters {
  if (name === 'year') return { yearMin: Number(value), yearMax: Number(value) };
  if (name === 'cc') return { ccMin: Number(value) - 5, ccMax: Number(value) + 5 };
  if (name === 'papers') return { papers: 'complete' };
  if (name === 'model') return { model: value.split(',').flatMap(modelsOf) };
  if (name === 'kind') return { kind: value.split(',').map(Number) } as SearchFilters;
  if (numbers.has(name)) return { [name]: Number(value) };
  return { [name]: value === '1' ? true : value.split(',') };
}
