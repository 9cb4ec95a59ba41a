import { maximumKm } from '../bike-facts.ts';
import { parsePrice } from '../parse-price.ts';
import { maximumPrice, minimumPrice } from '../price.ts';
import { asPrice, countAt } from './counts.ts';
import type { Lexicon } from './lexicon.ts';
import { isOfName } from './name-numbers.ts';
import { isFree, means, type Reading, understood } from './reading.ts';
import { around, isEnding, isInflectedUnit, secondOf, sideBefore, sideBehind } from './sides.ts';
import { isNumber } from './words.ts';
import { isShortYear } from './years.ts';

/** An amount of money or of kilometres in a text; `end` is behind its last word. */
type Amount = { at: number; end: number; value: number };

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
/** How many times the lower end of a range that is said without "to" the higher may be. */
const mostTimes = 5;
/** How far off may be what costs "around" so much. */
const tolerance = 0.15;

/** Reads prices and kilometres, with what is said of them: `under 1.5 lakh`, `১-১.৫ লাখ`, `20k km`. */
export function readAmounts(reading: Reading, lexicon: Lexicon): void {
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at, 1) || isShortYear(reading, at)) continue;
    if (!readRange(reading, lexicon, at)) readAmount(reading, at);
  }
}

/**
 * `1 to 1.5 lakh`, `৮০-৯০ হাজার`, `50 60 hajar`, `between 1 lakh and 2 lakh`.
 *
 * @returns whether there is one
 */
function readRange(reading: Reading, lexicon: Lexicon, at: number): boolean {
  const first = amountAt(reading, at);
  // Numbers in words are looked up where a range can be alone, for that takes a while.
  const isOpen = [at + 1, at + 2].some((end) => secondOf(reading, end) !== undefined);
  const isAlone = !first && isSaidAlone(reading, lexicon, at);
  const count = !first && (isOpen || isAlone) ? countAt(reading, at) : undefined;
  const start = count?.value ?? NaN;
  const isFar = first !== undefined && isDistance(reading, first);
  const isFarBefore = isKmBefore(reading, at);
  const end = first ? first.end + (isFar && !isFarBefore ? 1 : 0) : (count?.end ?? at + 1);
  const isNext = first !== undefined && !isFar && !isFarBefore && isMoreBehind(reading, first);
  const behind = secondOf(reading, end) ?? (isAlone ? at + 1 : isNext ? end : undefined);
  const second = behind === undefined ? undefined : amountAt(reading, behind, isFarBefore);
  if (!second) return false;
  if (isFarBefore || isDistance(reading, second))
    return readDistances(reading, { at, start, first, second });
  if (isFar || (!first && !(start < mostInUnits))) return false;
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

/**
 * Whether a number stands right before another that is more, both in words or both in digits: `ek dui lakh`,
 * `50 60 hajar`.
 */
function isSaidAlone(reading: Reading, lexicon: Lexicon, at: number): boolean {
  if (!means(reading, at + 2, 'lakh', 'thousand')) return false;
  const [less, more] = [countAt(reading, at), countAt(reading, at + 1)];
  if (less?.end !== at + 1 || more?.end !== at + 2 || less.value >= more.value) return false;
  const areDigits = [at, at + 1].map((word) => isNumber(reading.words[word]?.latin));
  if (areDigits[0] !== areDigits[1]) return false;
  const isNear = more.value <= less.value * mostTimes;
  return !areDigits[0] || (isNear && !isOfName(reading, lexicon, at));
}

/** Whether a price stands right before another that is more: `60 hajar 70 hajar`. */
function isMoreBehind(reading: Reading, first: Amount): boolean {
  const second = unitOf(reading, first) > 1 ? amountAt(reading, first.end) : undefined;
  if (!second || unitOf(reading, second) === 1 || isDistance(reading, second)) return false;
  return second.value > first.value && second.value <= first.value * mostTimes;
}

type Distances = { at: number; start: number; first: Amount | undefined; second: Amount };

/** `10-20k km`, `10000 to 20000 km`, `km 5000-10000`: only the most can be asked for. */
function readDistances(reading: Reading, { at, start, first, second }: Distances): boolean {
  const unit = unitOf(reading, second);
  const least = first?.value ?? (start < mostInUnits ? start * unit : start);
  // In `150 - 20000 km` and `2018 - 20000 km` the first is something else.
  const isOther = !first && (start < mostInUnits ? unit === 1 : start >= 1950 && start < 2050);
  if (!(least < second.value) || isOther) return false;
  readDistance(reading, { ...second, at });
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

/** Not one lakh but a number of them that is not told: `koyek lakh`. */
const untold = /^(?:kt|kto|koto|onk|onek|many|some|per|prti)$/;

/**
 * Reads one lakh where it is said without its number: `লাখ টাকার মধ্যে`, `lakher niche`. It is read last, for
 * a word before it that was not understood may be a number.
 */
export function readBareLakhs(reading: Reading): void {
  for (let at = 0; at < reading.words.length; at++) {
    if (!isFree(reading, at, 1) || !means(reading, at, 'lakh')) continue;
    const from = /^an?$/.test(reading.words[at - 1]?.latin ?? '') ? at - 1 : at;
    if (isFree(reading, from - 1, 1) && !saysNoNumber(reading, from - 1)) continue;
    const isTaka = means(reading, at + 1, 'taka');
    // লাখখানেক says both.
    const end = means(reading, at, 'about') ? at : at + 1;
    const isSaid = isTaka || around(reading, [from, end], () => false).side !== undefined;
    if (isSaid) readPrice(reading, { at: from, end, value: 1e5 });
  }
}

const saysNoNumber = (reading: Reading, at: number) =>
  (reading.concepts[at]?.size ?? 0) > 0 &&
  !means(reading, at, 'thousand', 'lakh', 'crore') &&
  !untold.test(reading.words[at]?.latin ?? '');

/** The longest amount from a word on, which is known to be of kilometres or not. */
function amountAt(reading: Reading, at: number, isFar = false): Amount | undefined {
  for (let end = Math.min(at + longest, reading.words.length); end > at; end--) {
    const value = isFree(reading, at, end - at) ? valueOf(reading, at, end, isFar) : undefined;
    if (value !== undefined && value <= maximumPrice) return { at, end, value };
  }
  return undefined;
}

function valueOf(
  reading: Reading,
  at: number,
  end: number,
  isKnownFar: boolean,
): number | undefined {
  const first = reading.words[at]?.latin;
  const isTaka = means(reading, end - 1, 'taka');
  if (isNumber(first) && end - at === (isTaka ? 2 : 1))
    return bareValue(reading, at, isTaka, isKnownFar);
  const short = thousandsLeftOut(reading, at, end) ?? lakhAndHalf(reading, at, end);
  if (short !== undefined) return short;
  const isWhole = isTaka || means(reading, end - 1, 'lakh', 'thousand', 'crore');
  if (!isWhole || means(reading, at, 'taka', 'leading')) return undefined;
  const words = asPrice(reading, at, end);
  if (!words.some((word) => /^(?:lakh|thousand|crore)$/.test(word))) return undefined;
  const value = parsePrice(words.join(' '));
  return value !== undefined && value >= minimumPrice ? value : undefined;
}

/** `1 lakh 20`, where nothing behind it says that the 20 is something else. */
function thousandsLeftOut(reading: Reading, at: number, end: number): number | undefined {
  if (end - at !== 3 || !means(reading, at + 1, 'lakh')) return undefined;
  const { value = 0, end: last } = countAt(reading, at + 2) ?? {};
  const isShort =
    last === end &&
    Number.isInteger(value) &&
    value >= 10 &&
    value < 100 &&
    !means(reading, end, 'cc', 'km', 'model', 'owner', 'driven', 'thousand', 'lakh', 'to') &&
    secondOf(reading, end) === undefined;
  const lakhs = isShort ? parsePrice(`${asPrice(reading, at, at + 1).join(' ')} lakh`) : undefined;
  return lakhs === undefined ? undefined : lakhs + value * 1e3;
}

const wholeLakhs = ['one', 'two', 'three', 'four', 'five'];

/** `one and a half lakh`. */
function lakhAndHalf(reading: Reading, at: number, end: number): number | undefined {
  const words = reading.words.slice(at, end).map(({ latin }) => latin);
  const [whole = '', ...others] = words;
  if (!means(reading, end - 1, 'lakh') || !/^and (?:a )?half \w+$/.test(others.join(' '))) {
    return undefined;
  }
  const lakhs = isNumber(whole) ? Number(whole) : wholeLakhs.indexOf(whole) + 1;
  return lakhs > 0 ? (lakhs + 0.5) * 1e5 : undefined;
}

/** A number without lakh or thousand. */
function bareValue(
  reading: Reading,
  at: number,
  isTaka: boolean,
  isKnownFar: boolean,
): number | undefined {
  const written = reading.words[at]?.latin ?? '';
  const value = Number(written);
  if (isTaka) return value >= minimumPrice ? value : undefined;
  const isFar =
    isKnownFar ||
    means(reading, at + 1, 'km') ||
    isKmBefore(reading, at) ||
    isKmSaid(reading, at + 1);
  if (value >= leastKm && isFar) return value;
  if (/\./.test(written)) {
    const isLimit =
      sideBefore(reading, at - 1) ?? sideBehind(reading, at + (isEnding(reading, at + 1) ? 2 : 1));
    return isLimit && value < mostLakhs ? Math.round(value * 1e5) : undefined;
  }
  return value >= leastBare && !written.startsWith('0') ? value : undefined;
}

function unitOf(reading: Reading, { at, end }: Amount): number {
  for (let each = at; each < end; each++) {
    if (means(reading, each, 'lakh')) return 1e5;
    if (means(reading, each, 'thousand')) return 1e3;
  }
  return 1;
}

function isDistance(reading: Reading, { at, end }: Amount): boolean {
  const isNamed = means(reading, end, 'km') || isKmBefore(reading, at) || isKmSaid(reading, end);
  return isNamed || (means(reading, end, 'driven') && !means(reading, end - 1, 'taka'));
}

/** `km under 30000`, and not the kilometres of a number before. */
function isKmBefore(reading: Reading, at: number): boolean {
  const word = sideBefore(reading, at - 1) ? at - 2 : at - 1;
  return (
    isFree(reading, word, 1) &&
    means(reading, word, 'km', 'driven') &&
    !isNumber(reading.words[word - 1]?.latin)
  );
}

/** `20000 er kom km`, `২০ হাজারের কম চলা`: behind what is said of the number. */
function isKmSaid(reading: Reading, end: number): boolean {
  const side = isEnding(reading, end) ? end + 1 : end;
  const isSaid = side > end || isInflectedUnit(reading, end - 1);
  return (
    isSaid &&
    sideBehind(reading, side) !== undefined &&
    isFree(reading, side + 1, 1) &&
    means(reading, side + 1, 'km', 'driven')
  );
}
