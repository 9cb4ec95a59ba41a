import type { SearchAddress } from '@motohaat/contract/search';
import type { Language } from '@motohaat/domain/language';
import { filterNames } from '@motohaat/domain/search/filters';

import { keptList } from './kept-list.ts';

/** A search that was made on this device. */
export type RecentSearch = {
  address: SearchAddress;
  /** What it was called, in each language in which it was made. */
  labels: Partial<Record<Language, string>>;
};

const kept = keptList<RecentSearch>({
  name: 'recent-searches.1',
  most: 8,
  keyOf: ({ address }) => keyOfSearch(address),
  isItem: (search): search is RecentSearch =>
    isRecord(search) && isTexts(search['address']) && isTexts(search['labels']),
});

/**
 * Keeps a search that somebody made; one that asks for nothing is none. The order of bikes is no
 * difference.
 *
 * @param label what the search is called in that language, as its page says it
 */
export function rememberSearch(address: SearchAddress, label: string, language: Language): void {
  const key = keyOfSearch(address);
  if (!key || !label) return;
  const before = kept.read().find((each) => keyOfSearch(each.address) === key);
  kept.add({ address, labels: { ...before?.labels, [language]: label } });
}

/** The searches made on this device, the latest first. */
export const useRecentSearches = kept.useItems;

/** Takes all of them away. */
export const forgetSearches = kept.clear;

/** What a recent search is called; one that was made in the other language only is called by its text. */
export const labelOf = ({ address, labels }: RecentSearch, language: Language): string =>
  labels[language] ?? address.q ?? Object.values(labels)[0] ?? '';

/** How many of them stand among other suggestions. */
const mostSuggested = 4;

/** Recent searches that have a text in their name, to be suggested; for no text the latest. */
export function findRecentSearches(text: string, language: Language) {
  const said = text.toLowerCase();
  return kept
    .read()
    .map((search) => ({
      key: `recent ${keyOfSearch(search.address)}`,
      kind: 'recent' as const,
      name: labelOf(search, language),
      search: search.address,
    }))
    .filter(({ name }) => name.toLowerCase().includes(said))
    .slice(0, mostSuggested);
}

const keyOfSearch = (address: SearchAddress) =>
  (['q', ...filterNames] as const)
    .filter((name) => address[name])
    .map((name) => `${name}=${address[name]}`)
    .join('&');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isTexts = (value: unknown) =>
  isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
