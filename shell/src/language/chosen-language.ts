import { type Language, languages } from '@motohaat/domain/language';

/** How long a browser remembers the choice, in seconds. */
const memory = 400 * 24 * 3600;

/** The language that this person chose here, if they did. */
export function chosenLanguage(): Language | undefined {
  const chosen = /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];
  return languages.find((language) => language === chosen);
}

export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${language}; Path=/; SameSite=Lax; Max-Age=${memory}${secure}`;
}
