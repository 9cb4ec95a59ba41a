import { isColour } from './colour-words.ts';
import { withoutEnding } from './concepts.ts';
import {
  bonesOfWords,
  type Entry,
  keyOfWords,
  type Lexicon,
  shortestGuess,
  soundOfWords,
} from './lexicon.ts';
import { meant } from './meant.ts';
import { type Hit, isFree, type Reading, mark } from './reading.ts';
import { slipsBetween } from './slips.ts';
import { soundOf } from './sound.ts';
import { isNumber, type Word, wordsOf } from './words.ts';

/** The words of the longest name that is guessed. */
const longestGuess = 4;

/** Finds names as they are known, the longest first. */
export function readNames(reading: Reading, lexicon: Lexicon): void {
  const isClear = (words: readonly Word[], at: number) =>
    !lexicon.weak.has(keyOfWords(words)) && (words.length > 1 || isOnlyName(reading, at));
  windows(reading, lexicon.longest, (words, at) =>
    isClear(words, at) ? lexicon.exact.get(keyOfWords(words)) : undefined,
  );
  // Ride a dream, or the Dream of Honda: what makes it clear is the make, or that nothing else is said.
  windows(reading, lexicon.longest, (words) => {
    const entries = lexicon.exact.get(keyOfWords(words));
    const isAll = words.length === reading.words.length;
    return isAll ? entries : entries?.filter((entry) => isOfNamedBrand(reading, lexicon, entry));
  });
}

/** Finds names that are inflected, and guesses those that are misspelt. */
export function guessNames(reading: Reading, lexicon: Lexicon): void {
  windows(reading, longestGuess, (words, at) =>
    isPlain(reading, at, words.length) ? inflected(words, lexicon) : undefined,
  );
  for (const hit of reading.hits) takeMisspelt(reading, lexicon, hit);
  const guess = (find: typeof alike) => (words: readonly Word[], at: number) =>
    isPlain(reading, at, words.length) &&
    !isQuoted(reading, at) &&
    !lexicon.weak.has(keyOfWords(words))
      ? find(words, lexicon)
      : undefined;
  windows(reading, longestGuess, guess(alike), lexicon);
  windows(reading, 2, guess(slipped), lexicon);
}

/** Takes to a name a word before it that is part of it, misspelt: `royel` of Royal Enfield. */
function takeMisspelt(reading: Reading, lexicon: Lexicon, hit: Hit): void {
  const at = hit.at - 1;
  if (!isFree(reading, at, 1) || !isPlain(reading, at, 1) || isQuoted(reading, at)) return;
  const words = reading.words.slice(at, hit.at + hit.count);
  const entries = alike(words, lexicon) ?? slipped(words, lexicon);
  if (!entries?.some((entry) => hit.entries.includes(entry))) return;
  Object.assign(hit, { at, count: hit.count + 1, guessed: true });
  mark(reading, at, 1);
}

/**
 * Goes over all runs of words that were not understood yet, the longest first.
 *
 * @param guessing where given, what is found is a guess, which numbers behind it can complete
 */
function windows(
  reading: Reading,
  longest: number,
  find: (words: readonly Word[], at: number) => readonly Entry[] | undefined,
  guessing?: Lexicon,
): void {
  for (let count = Math.min(longest, reading.words.length); count > 0; count--) {
    for (let at = 0; at + count <= reading.words.length; at++) {
      const words = reading.words.slice(at, at + count);
      if (!isFree(reading, at, count) || words.every(({ latin }) => isNumber(latin))) continue;
      const entries = find(words, at);
      if (!entries?.length) continue;
      const hit = { at, count, entries: mostMeant(entries), guessed: guessing !== undefined };
      const whole = guessing ? completed(reading, guessing, hit) : hit;
      reading.hits.push(whole);
      mark(reading, whole.at, whole.count);
    }
  }
}

/** What is meant first of what a name can stand for: a brand before a district. */
function mostMeant(entries: readonly Entry[]): readonly Entry[] {
  const first = meant.find((each) => entries.some((entry) => entry.meant === each));
  return entries.filter((entry) => entry.meant === first);
}

/** The model whose name goes on behind a family's that was guessed: `pulsor 150`. */
function completed(reading: Reading, lexicon: Lexicon, hit: Hit): Hit {
  if (hit.entries[0]?.meant !== 'model') return hit;
  const behind = hit.at + hit.count;
  for (let more = 3; more > 0; more--) {
    if (!isFree(reading, behind, more)) continue;
    const rest = keyOfWords(reading.words.slice(behind, behind + more));
    for (const entry of hit.entries) {
      for (const name of entry.names.slice(0, 2)) {
        const whole = lexicon.exact.get(keyOfWords(wordsOf(name)) + rest);
        if (whole?.[0]?.meant === 'model')
          return { ...hit, count: hit.count + more, entries: whole };
      }
    }
  }
  return hit;
}

/** Whether a word alone is no ordinary word of searches. */
function isOnlyName(reading: Reading, at: number): boolean {
  const said = reading.concepts[at];
  return (
    !said || said.size === 0 || (said.size === 1 && (said.has('bike') || said.has('ordinary')))
  );
}

/** Forms of English verbs: selling is not Sylhet, running not Runner. */
const verb = /^[a-z]{2,6}(?:ing|ed)$/;

/** Whether none of some words has a meaning of its own, so that a name can be guessed from them. */
function isPlain(reading: Reading, at: number, count: number): boolean {
  return (
    reading.concepts.slice(at, at + count).every((said) => said.size === 0) &&
    !reading.words.slice(at, at + count).some(({ latin }) => verb.test(latin) || isColour(latin))
  );
}

/** Whether a word stands in quotes: it is meant as it is. */
function isQuoted(reading: Reading, at: number): boolean {
  const { start = 0 } = reading.words[at] ?? {};
  return (reading.text.slice(0, start).match(/["“”]/g)?.length ?? 0) % 2 === 1;
}

function isOfNamedBrand(reading: Reading, lexicon: Lexicon, entry: Entry): boolean {
  const brands = reading.hits.flatMap(({ entries }) =>
    entries.filter((each) => each.meant === 'brand').flatMap(({ slugs }) => slugs),
  );
  return entry.slugs.some((slug) => brands.includes(lexicon.bySlug.get(slug)?.brand ?? ''));
}

/** A name with what Bangla puts behind it: `ঢাকায়`, `sylheter`. */
function inflected(words: readonly Word[], lexicon: Lexicon): readonly Entry[] | undefined {
  const before = keyOfWords(words.slice(0, -1));
  const last = words.at(-1)?.latin ?? '';
  for (const stem of withoutEnding(last, 3)) {
    const entries = lexicon.weak.has(before + stem) ? undefined : lexicon.exact.get(before + stem);
    if (entries) return entries;
  }
  return undefined;
}

/** Names with the same consonants, the nearest of them. */
function alike(words: readonly Word[], lexicon: Lexicon): readonly Entry[] | undefined {
  const bones = bonesOfWords(words);
  const candidates =
    bones.replace(/[^a-zC]/g, '').length < 3 ? undefined : lexicon.skeletons.get(bones);
  if (!candidates) return undefined;
  const sound = soundOfWords(words);
  return nearest(sound, candidates, Math.max(2, Math.floor(sound.length / 2.5)));
}

/** Names that are one slip away, or two where they are long. */
function slipped(words: readonly Word[], lexicon: Lexicon): readonly Entry[] | undefined {
  const sound = words.map(({ latin }) => soundOf(latin)).join('');
  const least = words.length > 1 ? 2 * shortestGuess - 2 : shortestGuess;
  if (sound.length < least || keyOfWords(words).length < least || /\d/.test(sound))
    return undefined;
  return nearest(sound, lexicon.long.get(sound.charAt(0)) ?? [], sound.length >= 8 ? 2 : 1);
}

function nearest(
  sound: string,
  candidates: readonly { sound: string; entry: Entry }[],
  most: number,
) {
  let [least, found] = [most, new Set<Entry>()];
  for (const { sound: other, entry } of candidates) {
    const slips = slipsBetween(sound, other, least);
    if (slips > least) continue;
    if (slips < least) found = new Set();
    least = slips;
    found.add(entry);
  }
  return Array.from(found);
}
