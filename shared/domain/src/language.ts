/** The languages of the product. Messages are written in English first. */
export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

/** A name in both languages. */
export type InBoth = Readonly<Record<Language, string>>;

/** Each language's own name. */
export const languageNames: InBoth = { en: 'English', bn: 'বাংলা' };

/** What the addresses of a language begin with. English has none, so that its addresses are as specified. */
export const languagePrefixes: InBoth = { en: '', bn: '/bn' };

/**
 * The language of an address, and the path within it.
 *
 * @param path of this site, with or without a query
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  const rest = /^\/bn(?=[/?#]|$)(.*)$/s.exec(path)?.[1];
  if (rest === undefined) return { language: 'en', path };
  return { language: 'bn', path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a path in a language; home in Bangla is `/bn`. */
export function inLanguage(language: Language, path: string): string {
  const prefix = languagePrefixes[language];
  return prefix && /^\/(?=[?#]|$)/.test(path) ? prefix + path.slice(1) : prefix + path;
}

/** @param text a name that is the same in every language, or one for each */
export function textIn(language: Language, text: string | InBoth): string {
  return typeof text === 'string' ? text : text[language];
}
