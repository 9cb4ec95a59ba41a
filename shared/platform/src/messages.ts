import type { Language } from '@motohaat/domain/language';
// By its name, which the shell shares: each remote bundles this file, and there is one language.
import { useLanguage } from '@motohaat/platform';

import { type Catalogue, createCatalogue, type Load } from './catalogue.ts';

export type { Catalogue } from './catalogue.ts';

/**
 * Defines a catalogue. Words never change once they are here, so that requests of different languages
 * may share them.
 *
 * @param load imports of one chunk for each language, named `<group>-<language>`, such as `words-en`
 */
export function defineMessages<Messages>(load: Load<Messages>): Catalogue<Messages> {
  return createCatalogue(load, useLanguage);
}

/**
 * Loads a page, or a part of one, together with the words that it needs.
 *
 * @returns an entry of `RemoteModule`, which the shell calls with the page's language; one of before
 *   there were languages names none, and means English
 */
export function withWords<Loaded>(
  load: () => Promise<Loaded>,
  ...catalogues: readonly Pick<Catalogue<unknown>, 'prepare'>[]
): (language?: Language) => Promise<Loaded> {
  return async (language = 'en') => {
    const [page] = await Promise.all([
      load(),
      ...catalogues.map(({ prepare }) => prepare(language)),
    ]);
    return page;
  };
}
