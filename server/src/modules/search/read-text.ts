import type { SearchFilters, Sort, Understood } from '@motohaat/contract/search';
import type { Language } from '@motohaat/domain/language';

import { textWords } from '../search-index/text-words.ts';

/** What a text asks for. */
export type ReadText = {
  filters: SearchFilters;
  sort: Sort | undefined;
  /** Words that are no filter. */
  words: string[];
  understood: Understood[];
};

/** Reads what somebody typed. */
export function readText(q: string, _language: Language): ReadText {
  const words = textWords(q);
  return {
    filters: {},
    sort: undefined,
    words,
    understood: words.map((word) => ({
      words: word,
      name: 'q',
      value: word,
      label: word,
      guessed: false,
    })),
  };
}
