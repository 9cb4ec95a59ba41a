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
