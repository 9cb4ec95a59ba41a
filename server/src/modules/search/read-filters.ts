import { findBrand, findDistrict, findModel } from '@motohaat/catalogue/find';
import {
  type FilterName,
  filterNames,
  type SearchFilters,
  type Sort,
  sorts,
} from '@motohaat/contract/search';
import { maximumOwners } from '@motohaat/domain/bike-facts';
import { categoryIds, conditions } from '@motohaat/domain/listing';

import { AppError } from '../../http/app-error.ts';
import { shortened } from '../../plugins/query-refusal.ts';

/** Values that one filter may have at a time. */
const mostValues = 64;

type Reader<Value> = (text: string) => Value | undefined;

/** Something of a list, as it stands in addresses. */
const of =
  <Value extends string | number>(known: readonly Value[]): Reader<Value> =>
  (text) =>
    known.find((value) => String(value) === text);

const slugOf =
  (find: (slug: string) => unknown): Reader<string> =>
  (text) =>
    find(text) === undefined ? undefined : text;

const wholeNumber: Reader<number> = (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
const yes: Reader<true> = (text) => (text === '1' ? true : undefined);

/** Several, with commas; none of them twice. */
function several<Value>(reader: Reader<Value>): Reader<Value[]> {
  return (text) => {
    const values = [...new Set(text.split(','))].map(reader);
    const known = values.filter((value) => value !== undefined);
    return known.length === values.length && known.length <= mostValues ? known : undefined;
  };
}

const readers: { [Name in FilterName]: Reader<NonNullable<SearchFilters[Name]>> } = {
  kind: several(of(categoryIds)),
  brand: several(slugOf(findBrand)),
  model: several(slugOf(findModel)),
  priceMin: wholeNumber,
  priceMax: wholeNumber,
  yearMin: wholeNumber,
  yearMax: wholeNumber,
  kmMax: wholeNumber,
  ccMin: wholeNumber,
  ccMax: wholeNumber,
  district: several(slugOf(findDistrict)),
  condition: several(of(conditions)),
  papers: of(['complete']),
  owners: of(Array.from({ length: maximumOwners }, (_, place) => place + 1)),
  verified: yes,
  photos: yes,
  advertised: yes,
};

/** What an address asks for. */
export type Address = { q: string; filters: SearchFilters; sort: Sort | undefined };

/**
 * Checks the names and values of a search; an empty value is none.
 *
 * @param query without what is asked of every list
 * @throws AppError `invalid`, which names what is not known
 */
export function searchFilters(query: Readonly<Record<string, string | undefined>>): Address {
  const { q = '', sort, ...others } = query;
  const filters: SearchFilters = {};
  for (const [name, text] of Object.entries(others)) {
    const known = filterNames.find((each) => each === name);
    if (!known) throw unknownName(name);
    if (text) Object.assign(filters, { [known]: read(known, text) });
  }
  return { q, filters, sort: sort ? sortOf(sort) : undefined };
}

function read(name: FilterName, text: string): SearchFilters[FilterName] {
  const value = readers[name](text);
  if (value === undefined) throw unknownValue(name, wrongOf(name, text));
  return value;
}

/** Those of several values that nothing is called, or all where there are too many. */
function wrongOf(name: FilterName, text: string): string {
  const wrong = text.split(',').filter((each) => readers[name](each) === undefined);
  return wrong.length > 0 ? wrong.join(', ') : text;
}

function sortOf(text: string): Sort {
  const sort = sorts.find((each) => each === text);
  if (!sort) throw unknownValue('sort', text);
  return sort;
}

function unknownName(name: string): AppError {
  const said = shortened(name);
  return new AppError('invalid', {
    message: (t) => t.search.unknownName(said),
    fields: { [said]: (t) => t.search.unknownName(said) },
  });
}

function unknownValue(name: string, value: string): AppError {
  const said = shortened(value);
  return new AppError('invalid', {
    message: (t) => t.fields.noValue(name, said),
    fields: { [name]: (t) => t.fields.noValue(name, said) },
  });
}
