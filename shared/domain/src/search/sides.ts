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
  const isUpTo = isFree(reading, at, 1) && isPair(reading, at, 'up', 'to');
  const side = isUpTo ? 'below' : means(reading, at, 'leading') ? sideOf(reading, at) : undefined;
  return side && isDenied(reading, at - 1) ? opposite[side] : side;
}

/** "Not more than" is at most, "not older than" at least. */
const opposite: Readonly<Record<Side, Side>> = { below: 'above', above: 'below', about: 'about' };

const isDenied = (reading: Reading, at: number) =>
  isFree(reading, at, 1) && /^(?:not|no)$/.test(reading.words[at]?.latin ?? '');

function isPair(reading: Reading, at: number, first: string, second: string): boolean {
  return reading.words[at - 1]?.latin === first && reading.words[at]?.latin === second;
}

/**
 * What the word behind a number says of it: `নিচে`, `er moddhe`, `plus`. A word that stands before
 * numbers is of the next one, if there is one.
 */
export function sideBehind(reading: Reading, at: number): Side | undefined {
  if (isPair(reading, at + 1, 'up', 'to')) return undefined;
  if (!means(reading, at, 'leading')) return sideOf(reading, at);
  const isLast = at === reading.words.length - 1;
  const behind = /^(?:than|then)$/.test(reading.words[at + 1]?.latin ?? '') ? at + 2 : at + 1;
  const isEither = means(reading, at, 'either') && !isNumber(reading.words[behind]?.latin);
  return isLast || isEither ? sideOf(reading, at) : undefined;
}

/** Whether a word is an ending that was written apart (`1 lakh er`) or "than"; before a number it is a code. */
export function isEnding(reading: Reading, at: number): boolean {
  return (
    isFree(reading, at, 1) &&
    /^(?:er|r|e|te|than|then|cheye|chaite)$/.test(reading.words[at]?.latin ?? '') &&
    !isNumber(reading.words[at + 1]?.latin)
  );
}

/** Whether a word is a unit with an ending: লাখের, hajarer, কিমির. What is said behind it, is said of its number. */
export function isInflectedUnit(reading: Reading, at: number): boolean {
  return (
    means(reading, at, 'lakh', 'thousand', 'taka', 'km', 'cc') &&
    /(?:er|kar|[ms]ir)$/.test(reading.words[at]?.latin ?? '')
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
  while (joins(to) || isEnding(reading, to) || sideBehind(reading, to) || isOr(reading, to)) {
    side = sideBehind(reading, to) ?? side;
    to++;
  }
  const denied = side && isFree(reading, to, 1) ? lengthOfDenial(reading, to) : 0;
  if (side && denied > 0) {
    side = opposite[side];
    to += denied;
  }
  while (
    joins(from - 1) ||
    /^(?:than|then)$/.test(reading.words[from - 1]?.latin ?? '') ||
    sideBefore(reading, from - 1)
  ) {
    side ??= sideBefore(reading, from - 1);
    from -= isPair(reading, from - 1, 'up', 'to') ? 2 : 1;
  }
  if (side && isDenied(reading, from - 1)) from--;
  return { span: [from, to - from], side };
}

/** `2018 or newer`, `150 cc বা বেশি`, `১৫০ সিসি থেকে বেশি`, `২০২০ বা তার পরের`. */
function isOr(reading: Reading, at: number): boolean {
  const isWord = /^(?:or|ba|kingba|and|theke|thke|thekeo|hote|tar|er)$/.test(
    reading.words[at]?.latin ?? '',
  );
  if (!isWord || !isFree(reading, at, 2)) return false;
  return sideBehind(reading, at + 1) !== undefined || isOr(reading, at + 1);
}

/** The words of `না`, `হবে না` behind a side: more than is not wanted. */
function lengthOfDenial(reading: Reading, at: number): number {
  const isNot = (word: number) => /^(?:na|ny|noy|noi|not)$/.test(reading.words[word]?.latin ?? '');
  if (isNot(at)) return 1;
  return /^(?:hobe|hbe|hoy)$/.test(reading.words[at]?.latin ?? '') && isNot(at + 1) ? 2 : 0;
}

/** Where the other end of a range begins, behind a dash or a word such as "to". */
export function secondOf(reading: Reading, at: number): number | undefined {
  const [before, next] = [reading.words[at - 1], reading.words[at]];
  if (!before || !next) return undefined;
  if (means(reading, at, 'to') || /^(?:and|ar|o|or|ba|kingba)$/.test(next.latin)) return at + 1;
  return /^\s*[-–—~/&]\s*$/.test(reading.text.slice(before.end, next.start)) ? at : undefined;
}
