import { maximumKm } from '../bike-facts.ts';
import { parsePrice } from '../parse-price.ts';
import { maximumPrice, minimumPrice } from '../price.ts';
import { isFree, means, type Reading, understood } from './reading.ts';
import { around, secondOf, sideBefore, sideBehind, isEnding } from './sides.ts';
import { isNumber } from './words.ts';

/** An amount of money or of kilometres in a text; `end` is behind its last word. */
type Amount = { at: number; end: number; value: number };

/** Numbers in Bangla as they are typed in Latin letters. */
const countsInLatin: Readonly<Record<string, string>> = {
  ek: '1',
  dui: '2',
  tin: '3',
  char: '4',
  pach: '5',
  panch: '5',
  choy: '6',
  soy: '6',
  sat: '7',
  dosh: '10',
  derh: '1.5',
  dedh: '1.5',
  adai: '2.5',
};

/** The words of the longest amount: `1 lakh 45 thousand 500 taka`. */
const longest = 6;
/** Numbers without a unit are prices from here on; below they are years and engines. */
const leastBare = 15_000;
/** Kilometres from here on, where they are named. */
const leastKm = 100;
/** Numbers below this have the unit of the other end of their range. */
const mostInUnits = 1_000;
/** Lakhs without the word, as in `1.5 er niche`. */
const mostLakhs = 20;
/** How far off may be what costs "around" so much. */
const tolerance = 0.15;

/** Reads prices and kilometres, with what is said of them: `under 1.5 lakh`, `১-১.৫ লাখ`, `20k km`. */
export function readAmounts(reading: Reading): void {
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at, 1)) continue;
    if (!readRange(reading, at)) readAmount(reading, at);
  }
}

/** `1 to 1.5 lakh`, `৮০-৯০ হাজার`, `between 1 lakh and 2 lakh`. @returns whether there is one */
function readRange(reading: Reading, at: number): boolean {
  const first = amountAt(reading, at);
  const start = Number(first ? NaN : (reading.words[at]?.latin ?? NaN));
  if (first ? isDistance(reading, first) : !(start < mostInUnits)) return false;
  const behind = secondOf(reading, first?.end ?? at + 1);
  const second = behind === undefined ? undefined : amountAt(reading, behind);
  if (!second || isDistance(reading, second)) return false;
  const value = first?.value ?? Math.round(start * unitOf(reading, second));
  if (value < minimumPrice || (!first && value >= second.value)) return false;
  const { span } = around(reading, [at, second.end], (word) =>
    means(reading, word, 'taka', 'price', 'between'),
  );
  const [least, most] = [Math.min(value, second.value), Math.max(value, second.value)];
  understood(reading, span, 'priceMin', least);
  understood(reading, span, 'priceMax', most);
  return true;
}

function readAmount(reading: Reading, at: number): void {
  const amount = amountAt(reading, at);
  if (!amount) return;
  if (isDistance(reading, amount)) readDistance(reading, amount);
  else readPrice(reading, amount);
}

/** There is no filter for more than so many kilometres: of them nothing is asked. */
function readDistance(reading: Reading, { at, end, value }: Amount): void {
  const { span } = around(reading, [at, end], (word) => means(reading, word, 'km', 'driven'));
  if (value <= maximumKm) understood(reading, span, 'kmMax', value);
}

function readPrice(reading: Reading, { at, end, value }: Amount): void {
  const { span, side } = around(reading, [at, end], (word) =>
    means(reading, word, 'taka', 'price', 'to'),
  );
  if (side === 'about') {
    understood(reading, span, 'priceMin', Math.round(value * (1 - tolerance)));
    understood(reading, span, 'priceMax', Math.round(value * (1 + tolerance)));
  } else understood(reading, span, side === 'above' ? 'priceMin' : 'priceMax', value);
}

/** The longest amount from a word on. */
function amountAt(reading: Reading, at: number): Amount | undefined {
  for (let end = Math.min(at + longest, reading.words.length); end > at; end--) {
    const value = isFree(reading, at, end - at) ? valueOf(reading, at, end) : undefined;
    if (value !== undefined && value <= maximumPrice) return { at, end, value };
  }
  return undefined;
}

function valueOf(reading: Reading, at: number, end: number): number | undefined {
  const first = reading.words[at]?.latin;
  const isTaka = means(reading, end - 1, 'taka');
  if (isNumber(first) && end - at === (isTaka ? 2 : 1)) return bareValue(reading, at, isTaka);
  const isWhole = isTaka || means(reading, end - 1, 'lakh', 'thousand', 'crore');
  if (!isWhole || means(reading, at, 'taka', 'leading')) return undefined;
  const words = reading.words.slice(at, end).map((_, index) => asPrice(reading, at + index));
  if (!words.some((word) => /^(?:lakh|thousand|crore)$/.test(word))) return undefined;
  const value = parsePrice(words.join(' '));
  return value !== undefined && value >= minimumPrice ? value : undefined;
}

/** A number without lakh or thousand. */
function bareValue(reading: Reading, at: number, isTaka: boolean): number | undefined {
  const written = reading.words[at]?.latin ?? '';
  const value = Number(written);
  if (isTaka) return value >= minimumPrice ? value : undefined;
  if (value >= leastKm && (means(reading, at + 1, 'km') || isKmBefore(reading, at))) return value;
  if (/\./.test(written)) {
    const isLimit =
      sideBefore(reading, at - 1) ?? sideBehind(reading, at + (isEnding(reading, at + 1) ? 2 : 1));
    return isLimit && value < mostLakhs ? Math.round(value * 1e5) : undefined;
  }
  return value >= leastBare && !written.startsWith('0') ? value : undefined;
}

/** A word as `parsePrice` knows it. */
function asPrice(reading: Reading, at: number): string {
  for (const unit of ['lakh', 'thousand', 'crore', 'taka'] as const) {
    if (means(reading, at, unit)) return unit;
  }
  const { written = '', latin = '' } = reading.words[at] ?? {};
  return countsInLatin[latin] ?? written;
}

function unitOf(reading: Reading, { at, end }: Amount): number {
  for (let each = at; each < end; each++) {
    if (means(reading, each, 'lakh')) return 1e5;
    if (means(reading, each, 'thousand')) return 1e3;
  }
  return 1;
}

function isDistance(reading: Reading, { at, end }: Amount): boolean {
  const isNamed = means(reading, end, 'km') || isKmBefore(reading, at);
  return isNamed || (means(reading, end, 'driven') && !means(reading, end - 1, 'taka'));
}

/** `km under 30000`, and not the kilometres of a number before. */
function isKmBefore(reading: Reading, at: number): boolean {
  const word = sideBefore(reading, at - 1) ? at - 2 : at - 1;
  return (
    isFree(reading, word, 1) &&
    means(reading, word, 'km') &&
    !isNumber(reading.words[word - 1]?.latin)
  );
}
