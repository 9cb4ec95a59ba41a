import type { Language } from '@motohaat/domain/language';

/** What a page shows as text. */
export type Texts = { heading: string; texts: readonly string[] };

const isWord = { bn: /[\u0985-\u09b9]/, en: /[a-z]{3}/i } as const;
const isForeign = (text: string) => isWord.en.test(text) && !isWord.bn.test(text);

/**
 * Whether a page speaks the language that it is asked for, as a sentence; nothing when it does. What it got as
 * an answer is nobody's translation, and names of one language may stand in a page of the other.
 *
 * @param answers everything that it was answered, as JSON
 */
export function whyUnspoken(
  language: Language,
  { heading, texts }: Texts,
  answers: string,
): string | undefined {
  // The product was written in English.
  if (language === 'en') return undefined;
  const isOwn = (text: string) => !answers.includes(JSON.stringify(text).slice(1, -1));
  const own = texts.filter(isOwn);
  if (isForeign(heading) && isOwn(heading)) return `Its heading is in no Bangla: “${heading}”`;
  const isSilent = own.some(isForeign) && !own.some((text) => isWord.bn.test(text));
  return isSilent ? `It has not a word of Bangla: “${own.find(isForeign)}”` : undefined;
}
