import { foldDigits } from '@motohaat/domain/digits';

/** What stands for a phrase in the other script. */
type Replacement = {
  text: string;
  /** Too common a word to show by itself that the text names a bike or a place. */
  weak?: boolean;
};

/** Phrases by their keys. */
export type Phrases = Map<string, Replacement>;

/** Letters, marks and digits, with the joiners that Bangla needs. */
const word = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;
/** The words of the longest phrase, and some that people write apart. */
const longest = 5;
/** No phrase goes on behind these. */
const ends = /[,;()|\n]/;

/** A phrase however its words are put together: `MT-15`, `mt 15` and `MT15` have one key. */
export function keyOf(phrase: string): string {
  return foldDigits(phrase.normalize('NFC').toLowerCase()).replace(
    /[^\p{L}\p{M}\p{N}]|[\u200c\u200d]/gu,
    '',
  );
}

/** Adds a phrase; what was added first stays. */
export function addPhrase(phrases: Phrases, from: string, to: Replacement): void {
  const key = keyOf(from);
  if (key && !phrases.has(key)) phrases.set(key, to);
}

/** A text, written anew. */
type Rewritten = {
  text: string;
  /** Whether it holds a phrase that is not weak. */
  known: boolean;
  /** Whether each of its words is of a known phrase or is a number. */
  whole: boolean;
};

/**
 * Writes a text anew, phrase by phrase: the longest that is known, from the left.
 *
 * @param writeRest how a word is written that belongs to no phrase
 */
export function rewrite(
  text: string,
  phrases: Phrases,
  writeRest: (word: string) => string,
): Rewritten {
  const found: readonly Found[] = [...text.matchAll(word)].map((match) => ({
    key: keyOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const result = { text: '', known: false, whole: found.length > 0 };
  let done = 0;
  for (let at = 0; at < found.length;) {
    const first = found[at];
    if (!first) break;
    const hit = longestAt(text, found, at, phrases);
    const last = found[at + (hit?.words ?? 1) - 1] ?? first;
    const written = text.slice(first.start, last.end);
    result.text += text.slice(done, first.start) + (hit ? hit.to.text : writeRest(written));
    if (hit) result.known ||= !hit.to.weak;
    else result.whole &&= /^\d+$/.test(first.key);
    done = last.end;
    at += hit?.words ?? 1;
  }
  result.text += text.slice(done);
  return result;
}

type Found = { key: string; start: number; end: number };

function longestAt(text: string, found: readonly Found[], at: number, phrases: Phrases) {
  let best: { words: number; to: Replacement } | undefined;
  let key = '';
  for (let words = 1; words <= longest; words++) {
    const next = found[at + words - 1];
    if (!next) break;
    const before = found[at + words - 2];
    if (words > 1 && before && ends.test(text.slice(before.end, next.start))) break;
    key += next.key;
    const to = phrases.get(key);
    if (to) best = { words, to };
  }
  return best;
}
