import { listFilters, type SearchAddress, type SearchFilters } from '@motohaat/contract/search';

/** What a search's address asks for: filters, and words that no filter came of. */
export type ReadSearch = { filters: SearchFilters; words: string[] };

const texts: readonly string[] = ['papers'];
const flags: readonly string[] = ['verified', 'photos', 'advertised'];

export function readAddress({ q = '', sort: _sort, ...filters }: SearchAddress): ReadSearch {
  const read = Object.entries(filters).map(([name, value]) => [name, valueOf(name, value ?? '')]);
  return { filters: Object.fromEntries(read) as SearchFilters, words: foldedWords(q) };
}

function valueOf(name: string, value: string): unknown {
  if (name === 'kind') return value.split(',').map(Number);
  if (listFilters.some((each) => each === name)) return value.split(',');
  if (flags.includes(name)) return true;
  return texts.includes(name) ? value : Number(value);
}

/** The words of a text as they are compared. */
export function foldedWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
