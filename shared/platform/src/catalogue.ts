import type { Language } from '@motohaat/domain/language';

/** Imports of one chunk for each language; English says what the messages are. */
export type Load<Messages> = {
  en: () => Promise<{ messages: Messages }>;
  bn: () => Promise<{ messages: NoInfer<Messages> }>;
};

/** The words of an application, or of a part of it. */
export type Catalogue<Messages> = {
  /** Loads one language's words; a failed load is tried again by the next call. */
  prepare: (language: Language) => Promise<void>;
  /** Words that are prepared, where no component asks. @throws Error where they are not */
  messagesIn: (language: Language) => Messages;
  /** Words in the page's language. @throws Error where they are not prepared: the page's loader does */
  useMessages: () => Messages;
};

/** @param useLanguage reads the page's language, where a component is drawn */
export function createCatalogue<Messages>(
  load: Load<Messages>,
  useLanguage: () => Language,
): Catalogue<Messages> {
  const ready: Partial<Record<Language, Messages>> = {};

  function messagesIn(language: Language): Messages {
    const messages = ready[language];
    if (!messages) throw new Error(`Words in "${language}" are used before they are prepared.`);
    return messages;
  }

  return {
    prepare: async (language) => {
      ready[language] ??= (await load[language]()).messages;
    },
    messagesIn,
    useMessages: () => messagesIn(useLanguage()),
  };
}

/**
 * Words of several files, as one: each page prepares the files that it needs, and what stands in others
 * is not there for it.
 *
 * @param catalogues all of them: preparing the whole prepares each
 * @param sections where each part of the messages stands
 */
export function joinCatalogues<Messages extends object>(
  catalogues: readonly Pick<Catalogue<unknown>, 'prepare'>[],
  sections: { [Name in keyof Messages]: (language: Language) => Messages[Name] },
  useLanguage: () => Language,
): Catalogue<Messages> {
  const joined: Partial<Record<Language, Messages>> = {};

  function join(language: Language): Messages {
    const getters = Object.entries<(language: Language) => unknown>(sections).map(
      ([name, read]): [string, PropertyDescriptor] => [
        name,
        { enumerable: true, get: () => read(language) },
      ],
    );
    return Object.defineProperties({}, Object.fromEntries(getters)) as Messages;
  }
  const messagesIn = (language: Language) => (joined[language] ??= join(language));

  return {
    prepare: async (language) => {
      await Promise.all(catalogues.map(({ prepare }) => prepare(language)));
    },
    messagesIn,
    useMessages: () => messagesIn(useLanguage()),
  };
}
