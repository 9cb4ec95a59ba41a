import { skeletonOf, soundOf } from './sound.ts';
import { isNumber, type Word, wordsOf } from './words.ts';

/** What of a word goes into an index: numbers and single letters as they are, others by their sound. */
export function tokenOf({ latin }: Pick<Word, 'latin'>): string {
  if (latin.length === 1 || /^\d/.test(latin)) return latin;
  const bones = skeletonOf(latin);
  return bones.length >= 3 ? bones : soundOf(latin);
}

/** Letters before a number that are its name as often as a word of their own: R 15, MT 15, KTM 200. */
const longestCode = 3;

/**
 * What an index holds of a text, each once: its words by their sound, and codes also in one piece, so
 * that `MT-15` is found as `mt15` and as `mt 15`. A search for `rest` of `understand` finds them.
 */
export function tokens(text: string): string[] {
  const words = wordsOf(text);
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    found.add(tokenOf(word));
    const next = words[at + 1];
    if (next && isCode(word, next)) found.add(word.latin + next.latin);
  }
  return Array.from(found);
}

/** Whether two words are a letter or some and a number that may be one code. */
export function isCode(word: Word, next: Word): boolean {
  return /^[^\d]/.test(word.latin) && word.latin.length <= longestCode && isNumber(next.latin);
}
