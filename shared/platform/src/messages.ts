import type { Language } from '@motohaat/domain/language';
// By its name, which the shell shares: each remote bundles this file, and there is one language.
import { useLanguage } from '@motohaat/platform';

import { type Catalogue, createCatalogue, joinCatalogues, type Load } from './catalogue.ts';

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
 * Defines a catalogue of the words of others, under one hook: see `joinCatalogues`.
 *
 * @param catalogues those that `defineMessages` made
 * @param sections where each part of the messages stands
 */
export function joinMessages<Messages extends object>(
  catalogues: readonly Pick<Catalogue<unknown>, 'prepare'>[],
  sections: { [Name in keyof Messages]: (language: Language) => Messages[Name] },
): Catalogue<Messages> {
  return joinCatalogues(catalogues, sections, useLanguage);
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
