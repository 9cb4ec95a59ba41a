import { isPartName } from './areas.ts';
import { type Entry, keyOfWords, type Lexicon } from './lexicon.ts';
import { isFree, means, type Reading } from './reading.ts';
import { secondOf } from './sides.ts';
import { isNumber } from './words.ts';

/** The words of the longest name before a number that is looked up. */
const longest = 3;
/** Numbers below are no engine's beside a bike's name but prices: Honda 80 90k. */
const leastEngine = 100;
/** How far an engine may be from what it is called. */
const off = 5;
/** The most that parts of areas are numbered to, as Uttara has 18 sectors. */
const mostParts = 20;

/**
 * Whether a number belongs to what stands before it, and begins no range of prices: Pulsar 150, V3,
 * Mirpur 10, owner 1, model 18, 2019-21.
 */
export function isOfName(reading: Reading, lexicon: Lexicon, at: number): boolean {
  const [before, word] = [reading.words[at - 1], reading.words[at]];
  if (!before || !word) return false;
  const isEnd = isNumber(before.latin)
    ? secondOf(reading, at) === at
    : isNumber(reading.words[at - 2]?.latin) && secondOf(reading, at - 1) === at;
  if (isEnd || word.joined || before.latin === 'v') return true;
  if (means(reading, at - 1, 'cc', 'model', 'owner', 'version', 'engine')) return true;
  if (isPartName(reading, at - 1)) return Number(word.latin) <= mostParts;
  const runs = Array.from({ length: Math.min(longest, at) }, (_, each) => each + 1);
  const named = (run: number, end: number) =>
    lexicon.exact.get(keyOfWords(reading.words.slice(at - run, end))) ?? [];
  if (runs.some((run) => named(run, at + 1).length > 0)) return true;
  const value = Number(word.latin);
  const entries = runs.flatMap((run) => named(run, at));
  return entries.length > 0
    ? entries.some((entry) => isCounted(lexicon, entry, value))
    : value >= leastEngine && isUnknown(reading, at - 1);
}

/** Whether a number tells parts of what is named: a section of an area, an engine of a make. */
function isCounted(lexicon: Lexicon, { meant, slugs }: Entry, value: number): boolean {
  if (meant === 'district') return false;
  if (meant === 'area') return value <= mostParts;
  if (value < leastEngine) return false;
  return lexicon.models.some(
    ({ slug, brand, cc }) =>
      slugs.includes(meant === 'brand' ? brand : slug) &&
      cc !== null &&
      Math.abs(cc - value) <= off,
  );
}

/** Whether a word may be a name that is misspelt. */
const isUnknown = (reading: Reading, at: number) =>
  isFree(reading, at, 1) && reading.concepts[at]?.size === 0 && !isNumber(reading.words[at]?.latin);
