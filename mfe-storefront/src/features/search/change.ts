import type { Understood } from '@motohaat/contract/search';
import type { FilterName } from '@motohaat/domain/search/filters';

import { readSearch, type Search, textsOf } from './address.ts';

/**
 * The same search with the words that were understood as filters that were chosen: what is asked for in
 * all. What was chosen counts more than what words say; words that became nothing stay words.
 */
export function settled(search: Search, understood: readonly Understood[]): Search {
  if (understood.length === 0) return search;
  const words = new Set<string>();
  const said = new URLSearchParams();
  for (const { name, value, words: typed } of understood) {
    const quoted = `"${typed}"`;
    if (name === 'q') words.add(search.q.includes(quoted) ? quoted : typed);
    else said.append(name, value);
  }
  const { search: read } = readSearch(said);
  return {
    q: [...words].join(' '),
    filters: { ...read.filters, ...search.filters },
    sort: search.sort ?? read.sort,
  };
}

/** The same search without some of its filters. */
export function without({ filters, ...rest }: Search, ...names: readonly FilterName[]): Search {
  const left = Object.entries(filters).filter(([name]) => !names.includes(name as FilterName));
  return { ...rest, filters: Object.fromEntries(left) };
}

/** The same search without one value of a filter of which there may be several. */
export function withoutValue(search: Search, name: FilterName, value: string): Search {
  const said = textsOf(search);
  const values = said[name]?.split(',') ?? [];
  const left = values.filter((text) => text !== value).join(',');
  const address = new URLSearchParams({ ...said, [name]: left });
  return readSearch(address).search;
}

/** The same search without some of its words, and so without what they were understood as. */
export function withoutWords(
  search: Search,
  understood: readonly Understood[],
  words: string,
): Search {
  const [before, ...behind] = search.q.split(words);
  if (before !== undefined && behind.length === 1) {
    return { ...search, q: `${before} ${behind[0]}`.replaceAll(/\s+/g, ' ').trim() };
  }
  // They stand there otherwise, or more than once: what else was understood is kept as filters.
  return settled(
    search,
    understood.filter((each) => each.words !== words),
  );
}

/** The same search with some of its words as they are, though they are like a name. */
export function exactly(search: Search, understood: readonly Understood[], words: string): Search {
  const rest = withoutWords(search, understood, words);
  return { ...rest, q: `${rest.q} "${words.replaceAll('"', '')}"`.trim() };
}
