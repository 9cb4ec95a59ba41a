import { means, isFree, type Reading } from './reading.ts';
import { isNumber } from './words.ts';

/** On which side of a number something may be. */
export type Side = 'below' | 'above' | 'about';

/** What a word says of a number before or behind it. */
function sideOf(reading: Reading, at: number): Side | undefined {
  if (!isFree(reading, at, 1)) return undefined;
  if (means(reading, at, 'below', 'before')) return 'below';
  if (means(reading, at, 'above', 'after')) return 'above';
  return means(reading, at, 'about') ? 'about' : undefined;
}

/** What the word before a number says of it: `under`, `সর্বোচ্চ`. */
export function sideBefore(reading: Reading, at: number): Side | undefined {
  const side = means(reading, at, 'leading') ? sideOf(reading, at) : undefined;
  // "Not more than" is at most.
  return side && means(reading, at - 1, 'without') ? (side === 'above' ? 'below' : side) : side;
}

/**
 * What the word behind a number says of it: `নিচে`, `er moddhe`, `plus`. A word that stands before
 * numbers is of the next one, if there is one.
 */
export function sideBehind(reading: Reading, at: number): Side | undefined {
  if (!means(reading, at, 'leading')) return sideOf(reading, at);
  const isLast = at === reading.words.length - 1;
  const isEither = means(reading, at, 'either') && !isNumber(reading.words[at + 1]?.latin);
  return isLast || isEither ? sideOf(reading, at) : undefined;
}

/** Whether a word is an ending that was written apart (`1 lakh er`) or "than"; before a number it is a code. */
export function isEnding(reading: Reading, at: number): boolean {
  return (
    isFree(reading, at, 1) &&
    /^(?:er|r|e|te|than|then)$/.test(reading.words[at]?.latin ?? '') &&
    !isNumber(reading.words[at + 1]?.latin)
  );
}

/** Some words, with what is said of the number in them. */
export type Said = { span: readonly [at: number, count: number]; side: Side | undefined };

/**
 * Takes to a number the words around it that belong to it.
 *
 * @param isPart whether a word says nothing but belongs to it, such as its unit
 */
export function around(
  reading: Reading,
  [at, end]: readonly [at: number, end: number],
  isPart: (word: number) => boolean,
): Said {
  let [from, to] = [at, end];
  let side: Side | undefined;
  const joins = (word: number) => isFree(reading, word, 1) && isPart(word);
  while (joins(to) || isEnding(reading, to) || sideBehind(reading, to)) {
    side = sideBehind(reading, to) ?? side;
    to++;
  }
  while (
    joins(from - 1) ||
    /^(?:than|then)$/.test(reading.words[from - 1]?.latin ?? '') ||
    sideBefore(reading, from - 1)
  ) {
    side ??= sideBefore(reading, from - 1);
    from--;
  }
  if (side && isFree(reading, from - 1, 1) && means(reading, from - 1, 'without')) from--;
  return { span: [from, to - from], side };
}

/** Where the other end of a range begins, behind a dash or a word such as "to". */
export function secondOf(reading: Reading, at: number): number | undefined {
  const [before, next] = [reading.words[at - 1], reading.words[at]];
  if (!before || !next) return undefined;
  if (means(reading, at, 'to') || /^(?:and|ar|o)$/.test(next.latin)) return at + 1;
  return /^\s*[-–—~/]\s*$/.test(reading.text.slice(before.end, next.start)) ? at : undefined;
}
