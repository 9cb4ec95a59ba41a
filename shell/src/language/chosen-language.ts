import { type Language, languages } from '@motohaat/domain/language';

import { rememberChoice, rememberedChoice } from '../remembered-choice.ts';

const cookie = 'language';

/** The language that this person chose here, if they did. */
export function chosenLanguage(): Language | undefined {
  const chosen = rememberedChoice(cookie);
  return languages.find((language) => language === chosen);
}

export function rememberLanguage(language: Language): void {
  rememberChoice(cookie, language);
}
