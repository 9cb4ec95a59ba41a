import type { Understood } from '@motohaat/contract/search';
import type { FilterName } from '@motohaat/domain/search/filters';

import { readSearch, type Search, type SearchName, textsOf, withoutText } from './address.ts';

/**
 * The same search with what its words were understood as among its filters: what is asked for in all. What
 * was chosen counts more than what words say.
 */
export function settled(search: Search, understood: readonly Understood[]): Search {
  if (understood.length === 0) return search;
  const said = new URLSearchParams();
  for (const { name, value } of understood) if (name !== 'q') said.append(name, value);
  const { search: read } = readSearch(said);
  return {
    q: search.q,
    filters: { ...read.filters, ...search.filters },
    sort: search.sort ?? read.sort,
    said: understood,
  };
}

/** Words of a search that became no filter: what its bikes must say. */
export function plainWords({ q, said = [] }: Search): string {
  if (said.length === 0) return q;
  const plain = said.filter(({ name }) => name === 'q');
  return [...new Set(plain.map(({ words }) => words))].join(' ');
}

/** The same search without those. */
export function withoutPlainWords({ q, said = [], ...rest }: Search): Search {
  const others = said.filter(({ name }) => name !== 'q');
  const plain = said.filter(({ name }) => name === 'q');
  return { ...rest, q: others.length === 0 ? '' : withoutText(q, said, plain), said: others };
}

/** The same search without some of its filters. */
export function without({ filters, ...rest }: Search, ...names: readonly FilterName[]): Search {
  const left = Object.entries(filters).filter(([name]) => !names.includes(name as FilterName));
  return { ...rest, filters: Object.fromEntries(left) };
}

/**
 * The same search without a value of a filter of which there may be several.
 *
 * @param value one, or several with commas
 */
export function withoutValue(search: Search, name: SearchName, value: string): Search {
  const said = textsOf(search);
  const gone = value.split(',');
  const left = said[name]?.split(',').filter((text) => !gone.includes(text)) ?? [];
  const address = new URLSearchParams({ ...said, [name]: left.join() });
  return readSearch(address).search;
}

/** The same search without some of its words, and so without what they were understood as. */
export function withoutWords(
  search: Search,
  understood: readonly Understood[],
  words: string,
): Search {
  const gone = understood.filter((each) => each.words === words);
  const left = withoutSaid(search, gone);
  return { ...left, q: withoutText(search.q, understood, gone) };
}

/** The same search without the filters that say what some words do. */
export function withoutSaid(search: Search, said: readonly Understood[]): Search {
  const parts = said.filter(({ name }) => name !== 'q');
  return parts.reduce((rest, { name, value }) => withoutValue(rest, name, value), search);
}

/** The same search with some of its words as they are, though they are like a name. */
export function exactly(search: Search, understood: readonly Understood[], words: string): Search {
  const rest = withoutWords(search, understood, words);
  return { ...rest, q: `${rest.q} "${words.replaceAll('"', '')}"`.trim() };
}
